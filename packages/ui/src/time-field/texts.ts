/** The words of a time. */
export const dutch = {
  placeholder: 'uu:mm',
  notATime: (example: string): string => `Dit is geen tijd. Typ die bijvoorbeeld als ${example}.`,
}
