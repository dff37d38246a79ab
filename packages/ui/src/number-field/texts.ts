/** The words of a field for a number. */
export const dutch = {
  notANumber: (maxDecimals: number, example: string): string =>
    maxDecimals === 0
      ? 'Dit is geen heel getal. Typ het bijvoorbeeld als 12.'
      : `Dit is geen getal met ten hoogste ${maxDecimals} decimalen. Typ het bijvoorbeeld als ${example}.`,
}
