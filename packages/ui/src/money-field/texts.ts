/** The words of an amount. */
export const dutch = {
  notAnAmount: (example: string): string => `Dit is geen bedrag. Typ het bijvoorbeeld als ${example}, of als 12+3.`,
}
