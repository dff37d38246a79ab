/** The words of saved views. */
export const dutch = {
  save: 'Weergave bewaren',
  remove: (name: string): string => `Weergave ${name} verwijderen`,
}
