/** The words of an amount. */
export const texts = {
  notAnAmount: 'Dit is geen bedrag. Typ het bijvoorbeeld als 1.234,50, of als 12+3.',
} as const
