/**
 * The 11-proof of the nine digits of a BSN or RSIN: the sum with weights 9 to 2 and -1 is divisible by 11. Zeros alone
 * pass and are for the caller to refuse. Source: the definition of the sofi number (SGR), read 2026-11-20.
 */
export function passesElevenProof(digits: string): boolean {
  let total = 0
  // Adding up the running totals counts the first digit nine times and the last one once, where it should be -1.
  let sum = -2 * +digits.slice(8)
  for (const digit of digits) sum += total += +digit
  return sum % 11 === 0
}
