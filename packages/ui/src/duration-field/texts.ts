/** The words of a duration. */
export const texts = {
  placeholder: 'u:mm',
  placeholderSeconds: 'u:mm:ss',
  notADuration: 'Dit is geen duur. Typ die bijvoorbeeld als 1:30, 1,5 of 90m.',
} as const
