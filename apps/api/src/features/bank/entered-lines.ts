import { inKnownWords, without, type BankLine } from '@klopt/bank-statements'
import type { KnownLine } from './known-lines.ts'

interface BesideEntered {
  /** What files told of these days: with these alone a statement has to agree. */
  readonly told: readonly KnownLine[]
  /** The lines of the statement that nobody entered. */
  readonly lines: readonly BankLine[]
  /** Those that somebody did. */
  readonly entered: readonly BankLine[]
}

/**
 * What is left of a statement beside the lines that no file told: what somebody entered, and what came of a payment online.
 * Such a line is no statement of its day, so that it contradicts none. One that says the same, or is alone of its day and
 * amount, is that line, and a line may be the sum of what the statement lists; of what was entered by hand one of the same
 * day and amount is it, whatever it is called. What came by a file before stays of that file.
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
  const byHand = without(entered, inWords).filter(({ isEntered }) => isEntered)
  const left = Map.groupBy(byHand, dayAndAmount)
  const isNew = new Set(without(inWords, entered).filter((line) => left.get(dayAndAmount(line))?.pop() === undefined))
  const isKnown = (line: BankLine) => toldAnew.has(line) && !isNew.has(line)
  return { told, lines: incoming.filter((line) => !isKnown(line)), entered: incoming.filter(isKnown) }
}

const dayAndAmount = ({ date, amountCents }: Pick<BankLine, 'date' | 'amountCents'>): string => `${date} ${amountCents}`
