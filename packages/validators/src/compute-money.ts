import { parseMoney } from './money.ts'
import { readSum, roundTo } from './read-sum.ts'

/**
 * Reads an amount in euro, or computes one, and gives integer cents, or null: whatever `parseMoney` reads, and such
 * amounts with `+`, `-`, `*` (`x`, `×`) and `/` (`:`, `÷`) between them: `12+3`, `121/1,21`, `3 x € 12,50`. Multiplying
 * and dividing go first. It counts in fractions and rounds once, halves away from zero. Refused: dividing by zero,
 * amounts beyond the safe integers, and what is a date or the number of a document (a part with a zero in front).
 */
export function computeMoney(text: string): number | null {
  const plain = parseMoney(text)
  if (plain !== null) return plain
  const total = readSum(text)
  if (!total) return null
  const cents = Number(roundTo(total, 2))
  return Number.isSafeInteger(cents) ? cents : null
}
