/** The words of a field of tags. */
export const dutch = {
  list: 'Toegevoegd',
  keys: 'Enter of een komma zet het erbij. De pijl terug gaat naar wat er al staat.',
  remove: (tag: string): string => `${tag} verwijderen`,
  added: (tag: string): string => `${tag} staat erbij.`,
  removed: (tag: string): string => `${tag} is verwijderd.`,
  known: (tag: string): string => `${tag} staat er al.`,
  full: (max: number): string => `Er passen er niet meer dan ${max} in. Haal er eerst een weg.`,
}
