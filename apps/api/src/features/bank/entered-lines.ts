import { inKnownWords, without, type BankLine } from '@klopt/bank-statements'
import type { KnownLine } from './known-lines.ts'

export interface BesideEntered {
  /** What files told of these days: with these alone a statement has to agree. */
  readonly told: readonly KnownLine[]
  /** The lines of the statement that nobody entered. */
  readonly lines: readonly BankLine[]
  /** Those that somebody did. */
  readonly entered: readonly BankLine[]
}

/**
 * What is left of a statement beside the lines that no file told: what somebody entered, and what came of a payment online.
 * Such a line is no statement of its day, so that it contradicts none; one of the same day and amount is that line,
 * whatever it is called, and a line may be the sum of what the statement lists. What came by a file before stays of that file.
 */
export function besideEntered(kept: readonly KnownLine[], incoming: readonly BankLine[]): BesideEntered {
  const told = kept.filter(({ importId }) => importId !== null)
  const entered = kept.filter(({ importId }) => importId === null)
  if (entered.length === 0) return { told, lines: incoming, entered: [] }
  const toldAnew = new Set(without(incoming, told))
  const inWords = inKnownWords(
    entered.map((line) => ({ ...line, isPartial: true })),
    [...toldAnew],
    { isPartial: false },
  )
  const left = new Map(Map.groupBy(without(entered, inWords), dayAndAmount))
  const isNew = new Set(without(inWords, entered).filter((line) => left.get(dayAndAmount(line))?.pop() === undefined))
  const isEntered = (line: BankLine) => toldAnew.has(line) && !isNew.has(line)
  return { told, lines: incoming.filter((line) => !isEntered(line)), entered: incoming.filter(isEntered) }
}

const dayAndAmount = ({ date, amountCents }: Pick<BankLine, 'date' | 'amountCents'>): string => `${date} ${amountCents}`
