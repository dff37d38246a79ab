/** As many characters as a payment carries (SEPA credit transfer, remittance information). */
const LONGEST = 140

/** One reference for a payment of several invoices: their numbers, as recognition finds them; null when it is too long. */
export function referenceOfNumbers(numbers: readonly string[]): string | null {
  const reference = numbers.join(' ')
  return numbers.length === 0 || reference.length > LONGEST ? null : reference
}
