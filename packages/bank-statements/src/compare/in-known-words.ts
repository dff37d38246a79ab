import type { BankLine } from '../types.ts'
import { contradict, dayAndAmount, LIKENESSES, mayBeOne } from './agreement.ts'
import { batchesOf } from './batches.ts'
import { countByKey, lineKey, type ComparableLine } from './line-key.ts'

/** A known line, and whether it came by a file that does not hold every line of its days. */
export interface ToldLine extends ComparableLine {
  readonly isPartial?: boolean
}

/**
 * Incoming lines in the words in which they are known. An interim report or a notice tells a payment otherwise than the
 * statement of its day does: with less text, a batch as its payments, or its payments as one total. What is certainly
 * one payment becomes equal to the known line, so that counting equal lines counts it once. Anything else stays.
 * Between two files that each claim to be complete nothing changes: there another text is a difference.
 */
export function inKnownWords(
  known: readonly ToldLine[],
  incoming: readonly BankLine[],
  { isPartial = false }: { isPartial?: boolean | undefined },
): BankLine[] {
  const candidates = isPartial ? known : known.filter((line) => line.isPartial)
  if (candidates.length === 0) return [...incoming]
  const left: Left = { known: new Set(without(candidates, incoming)), incoming: new Set(without(incoming, known)) }
  /** What takes the place of an incoming line; nothing where it is in the total beside it. */
  const words = new Map<BankLine, BankLine[]>()
  const become = (line: BankLine, lines: readonly ToldLine[]) => {
    words.set(
      line,
      lines.map((told) => inWordsOf(told, line)),
    )
    left.incoming.delete(line)
    for (const told of lines) left.known.delete(told)
  }
  pairAlike(left, become, isPartial)
  pairAlone(left, become, isPartial)
  for (const { whole, parts } of batchesOf([...left.incoming], [...left.known])) become(whole, parts)
  for (const { whole, parts } of batchesOf([...left.known], [...left.incoming])) {
    for (const [index, part] of parts.entries()) become(part, index === 0 ? [whole] : [])
  }
  return incoming.flatMap((line) => words.get(line) ?? [line])
}

interface Left {
  known: Set<ToldLine>
  incoming: Set<BankLine>
}
type Become = (line: BankLine, lines: readonly ToldLine[]) => void

/** Lines that say something alike and contradict each other in nothing; who says most alike first. */
function pairAlike(left: Left, become: Become, isPartial: boolean): void {
  for (const likeness of LIKENESSES) {
    const byLikeness = Map.groupBy(left.known, likeness)
    for (const line of left.incoming) {
      const key = likeness(line)
      const told = key === null ? undefined : byLikeness.get(key)
      const at = told?.findIndex((other) => isOne(line, other, isPartial)) ?? -1 // zero: nothing is alike
      const [found] = at === -1 ? [] : (told?.splice(at, 1) ?? [])
      if (found) become(line, [found])
    }
  }
}

/** Between two notices, text that differs tells two payments apart; a complete statement may have other text for one. */
function isOne(line: BankLine, told: ToldLine, isPartial: boolean): boolean {
  return isPartial && told.isPartial ? mayBeOne(line, told) : !contradict(line, told)
}

/**
 * Lines that are the only ones of their day and amount on each side: a complete statement holds whatever a notice of its
 * days told, so they are one however they are written. Between two notices they may be two payments.
 */
function pairAlone(left: Left, become: Become, isPartial: boolean): void {
  const complement = [...left.known].filter((told) => isPartial !== Boolean(told.isPartial))
  const byAmount = Map.groupBy(complement, dayAndAmount)
  for (const [key, lines] of Map.groupBy(left.incoming, dayAndAmount)) {
    const told = byAmount.get(key)
    const [one, other] = [lines[0], told?.[0]]
    if (one === undefined || other === undefined || lines.length > 1 || told?.length !== 1) continue
    if (!contradict(one, other)) become(one, [other])
  }
}

function inWordsOf(told: ToldLine, line: BankLine): BankLine {
  return {
    ...line,
    amountCents: told.amountCents,
    counterpartyName: told.counterpartyName,
    counterpartyIban: told.counterpartyIban,
    description: told.description,
    structuredReference: told.structuredReference,
    endToEndId: told.endToEndId,
  }
}

/** The lines that remain after each line of `other` has taken away one equal. */
export function without<Line extends ComparableLine>(lines: readonly Line[], other: readonly ComparableLine[]): Line[] {
  const left = countByKey(other)
  return lines.filter((line) => {
    const key = lineKey(line)
    const count = left.get(key) ?? 0 // zero: none of this kind
    left.set(key, count - 1)
    return count <= 0
  })
}
