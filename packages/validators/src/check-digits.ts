/** The arithmetic that national numbers share. Every function takes text whose shape was checked before. */

export function digitAt(text: string, index: number): number {
  return text.charCodeAt(index) - 48
}

/** The sum of the digits times their weights, from a position on. */
export function weighted(text: string, weights: readonly number[], from = 0): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += digitAt(text, from + i) * (weights[i] ?? 0) // zero: never, `i` is within the weights
  return sum
}

/**
 * The sum of the digits between two positions in which those at an even (0) or odd (1) position count double, and a
 * double of two digits counts as their sum: the sum of Luhn.
 */
export function doubledSum(text: string, from: number, to: number, parity: number): number {
  let sum = 0
  for (let i = from; i < to; i++) {
    const digit = digitAt(text, i)
    sum += i % 2 !== parity ? digit : digit < 5 ? digit * 2 : digit * 2 - 9
  }
  return sum
}

/** ISO 7064 MOD 11,10 over all digits, the last being the check digit. */
export function passesMod11And10(digits: string): boolean {
  let product = 10
  const last = digits.length - 1
  for (let i = 0; i < last; i++) product = (((digitAt(digits, i) + product) % 10 || 10) * 2) % 11
  return (product + digitAt(digits, last)) % 10 === 1
}
