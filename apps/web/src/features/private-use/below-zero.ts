/** What is wrong with an amount that can only be more than nothing. */
export const belowZero = (cents: number | null): string | undefined =>
  cents !== null && cents < 0 ? 'Vul een bedrag van 0 of meer in' : undefined
