import type { BankLine } from '../types.ts'
import { dayAndAmount, mayBeOne } from './agreement.ts'
import { without } from './in-known-words.ts'
import type { ComparableLine } from './line-key.ts'

/** A line on one side that has no equal on the other; both when only their texts differ. */
export interface Conflict<Known extends ComparableLine> {
  known?: Known
  incoming?: BankLine
}

/** Both ends included. */
export interface OverlapPeriod {
  from: string
  to: string
  /** Newest booking date known of the account; without it, the newest of the known lines given. */
  knownUntil?: string
  /** The incoming lines do not claim to be all of their days. */
  isPartial?: boolean | undefined
  /** Days of which only such files told so far: a statement may add lines on them. */
  openDays?: ReadonlySet<string>
}

/**
 * Compares the days that both sides know within `period`. A known day is one with known lines.
 * On it each side must have the lines the other has, but for the newest known day: an earlier
 * file may have been downloaded before that day was over, so there the new file may add lines as
 * long as it holds every known one. Give `knownUntil` when `known` is only part of what is known.
 * A notice may lack known lines, and a day of which only notices told may get more; there only lines differ that may be
 * one payment, told in two ways. Both sides are in the same words (`inKnownWords`).
 */
export function compareOverlap<Known extends ComparableLine>(
  known: readonly Known[],
  incoming: readonly BankLine[],
  period: OverlapPeriod,
): { conflicts: Conflict<Known>[] } {
  const within = ({ date }: ComparableLine) => date >= period.from && date <= period.to
  const knownDays = new Set(known.map(({ date }) => date))
  const lastKnownDay = period.knownUntil ?? [...knownDays].reduce((last, day) => (day > last ? day : last), '')
  // A statement without lines says nothing about a day: banks date its balance differently.
  if (incoming.length === 0) return { conflicts: [] }
  const lackingKnown = without(known.filter(within), incoming)
  const onlyIncoming = without(
    incoming.filter((line) => within(line) && knownDays.has(line.date)),
    known,
  )
  const onlyKnown = period.isPartial ? likeAny(lackingKnown, onlyIncoming) : lackingKnown
  const lacking = new Set(onlyKnown.map(({ date }) => date))
  const isOpen = ({ date }: ComparableLine) => period.openDays?.has(date) === true
  return {
    conflicts: paired(onlyKnown, [
      ...onlyIncoming.filter((line) => !isOpen(line) && (line.date !== lastKnownDay || lacking.has(line.date))),
      ...likeAny(onlyIncoming.filter(isOpen), lackingKnown),
    ]),
  }
}

/** Those of the lines that may be one payment with a line of the other side. */
function likeAny<Line extends ComparableLine>(lines: readonly Line[], others: readonly ComparableLine[]): Line[] {
  const byAmount = Map.groupBy(others, dayAndAmount)
  return lines.filter((line) => byAmount.get(dayAndAmount(line))?.some((other) => mayBeOne(line, other)))
}

/** Puts lines of the same day and amount beside each other. */
function paired<Known extends ComparableLine>(
  known: readonly Known[],
  incoming: readonly BankLine[],
): Conflict<Known>[] {
  const partners = Map.groupBy(incoming, dayAndAmount)
  const conflicts: Conflict<Known>[] = known.map((line) => {
    const partner = partners.get(dayAndAmount(line))?.shift()
    return partner === undefined ? { known: line } : { known: line, incoming: partner }
  })
  return [...conflicts, ...[...partners.values()].flat().map((line) => ({ incoming: line }))]
}
