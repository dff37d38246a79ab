import type { BankLine } from '../types.ts'
import { countByKey, lineKey, type ComparableLine } from './line-key.ts'

/** The texts that a reader may have lost where a bank wrote them, and that then are empty. */
const texts = ['description', 'structuredReference'] as const

/**
 * Gives known lines the text that was lost when they were read: one that is the same as an incoming line but for a
 * description or reference that is empty, or a description of which only the beginning was read, takes that of it. A text
 * that is another stays, and is a conflict.
 * @returns All known lines, in order, and those of them that got a text.
 */
export function fillLostTexts<Known extends ComparableLine>(
  known: readonly Known[],
  incoming: readonly BankLine[],
): { readonly lines: readonly Known[]; readonly filled: readonly Known[] } {
  const partners = Map.groupBy(withoutEquals(incoming, known), withoutTexts)
  const equals = countByKey(incoming)
  const filled: Known[] = []
  const lines = known.map((line) => {
    if (takeOne(equals, lineKey(line))) return line
    const candidates = partners.get(withoutTexts(line)) ?? []
    const at = candidates.findIndex((candidate) =>
      texts.every((text) => isEmpty(line[text]) || isSame(line, candidate, text) || isBegun(line, candidate, text)),
    )
    const [partner] = at === -1 ? [] : candidates.splice(at, 1)
    if (!partner) return line
    const full = { ...line, description: partner.description, structuredReference: partner.structuredReference }
    filled.push(full)
    return full
  })
  return { lines, filled }
}

/** The incoming lines that no known line is equal to. */
function withoutEquals(incoming: readonly BankLine[], known: readonly ComparableLine[]): BankLine[] {
  const left = countByKey(known)
  return incoming.filter((line) => !takeOne(left, lineKey(line)))
}

function takeOne(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0 // zero: none of this kind
  if (count > 0) counts.set(key, count - 1)
  return count > 0
}

const withoutTexts = (line: ComparableLine): string => lineKey({ ...line, description: '', structuredReference: null })

const isEmpty = (text: string | null): boolean => text === null || text.trim() === ''

/** Only what is written goes on: half a reference is another one. */
const isBegun = (one: ComparableLine, other: ComparableLine, text: (typeof texts)[number]): boolean =>
  text === 'description' &&
  other.description.trim().toUpperCase().startsWith(`${one.description.trim().toUpperCase()} `)

const isSame = (one: ComparableLine, other: ComparableLine, text: (typeof texts)[number]): boolean =>
  lineKey({ ...other, [text]: one[text] }) === lineKey(other)
