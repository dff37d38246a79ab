/** The words of saved views. */
export const texts = {
  save: 'Weergave bewaren',
  remove: (name: string): string => `Weergave ${name} verwijderen`,
} as const
