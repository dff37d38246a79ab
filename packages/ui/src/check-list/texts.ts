/** The words of the list of things to check. */
export const dutch = {
  done: 'In orde',
  open: 'Open',
  openCount: (count: number): string => `${count} open`,
  doneCount: (count: number): string => `${count} van ${count}`,
}
