import type { BankLine } from '../types.ts'
import { countByKey, lineKey, type ComparableLine } from './line-key.ts'

export interface CountedLine {
  line: BankLine
  known: boolean
}

/**
 * Tells which incoming lines are known already, by counting: as many lines of a kind as are
 * known count as known, the rest is new. Two identical real payments both stay, and importing a
 * file again adds only what is new. Keeps the order of `incoming`.
 */
export function countKnown(known: readonly ComparableLine[], incoming: readonly BankLine[]): CountedLine[] {
  const left = countByKey(known)
  return incoming.map((line) => {
    const key = lineKey(line)
    const count = left.get(key) ?? 0 // zero: none of this kind
    if (count > 0) left.set(key, count - 1)
    return { line, known: count > 0 }
  })
}
