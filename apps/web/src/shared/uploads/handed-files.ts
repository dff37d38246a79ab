/** Files that were dropped on one screen and are dealt with on the next; taken once. */
let handed: readonly File[] = []

export function handFiles(files: readonly File[]): void {
  handed = files
}

export function takeHandedFiles(): readonly File[] {
  const taken = handed
  handed = []
  return taken
}
