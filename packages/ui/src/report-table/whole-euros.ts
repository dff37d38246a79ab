/** The decimals of a whole amount, which say nothing. */
const NO_CENTS = /[.,\u066b]\p{Nd}{2}$/u

/** Amounts to the euro, halves away from nothing. A sum is rounded itself: it is not what its rounded parts come to. */
export const inWholeEuros =
  (show: (cents: number) => string) =>
  (cents: number): string => {
    const euros = Math.sign(cents) * Math.round(Math.abs(cents) / 100)
    // Less than a half below nothing is nothing, without a minus.
    return show(euros === 0 ? 0 : euros * 100).replace(NO_CENTS, '')
  }
