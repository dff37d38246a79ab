/** The words of an upload. */
export const dutch = {
  dropOr: 'Sleep hierheen of',
  chooseOne: 'kies een bestand',
  chooseMany: 'kies bestanden',
  maxSize: (megabytes: string): string => `tot ${megabytes} MB`,
  maxFiles: (size: string, maxFiles: number): string => `${size} per bestand, maximaal ${maxFiles} tegelijk`,
}
