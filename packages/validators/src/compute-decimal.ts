import { isDecimal, parseDecimal } from './decimal.ts'
import { readSum, roundTo } from './read-sum.ts'

/**
 * Reads a decimal, or computes one, into the wire form, or null: whatever `parseDecimal` reads, and the sums that
 * `computeMoney` reads. For a price with parts of a cent: `59,1667*2` is '118.3334'. It rounds once, to `maxDecimals`.
 */
export function computeDecimal(text: string, maxDecimals = 4): string | null {
  const plain = parseDecimal(text, maxDecimals)
  if (plain !== null) return plain
  const total = readSum(text)
  if (!total) return null
  const rounded = roundTo(total, maxDecimals)
  const digits = String(rounded < 0n ? -rounded : rounded).padStart(maxDecimals + 1, '0')
  const decimals = digits.slice(digits.length - maxDecimals).replace(/0+$/, '')
  const value = `${rounded < 0n ? '-' : ''}${digits.slice(0, digits.length - maxDecimals)}${decimals && `.${decimals}`}`
  return isDecimal(value, maxDecimals) ? value : null
}
