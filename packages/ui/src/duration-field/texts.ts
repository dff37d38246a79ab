/** The words of a duration. */
export const dutch = {
  placeholder: 'u:mm',
  placeholderSeconds: 'u:mm:ss',
  notADuration: (example: string): string => `Dit is geen duur. Typ die bijvoorbeeld als 1:30, ${example} of 90m.`,
}
