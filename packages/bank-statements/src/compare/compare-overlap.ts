import type { BankLine } from '../types.ts'
import { countByKey, lineKey, type ComparableLine } from './line-key.ts'

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
}

/**
 * Compares the days that both sides know within `period`. A known day is one with known lines.
 * On it each side must have the lines the other has, but for the newest known day: an earlier
 * file may have been downloaded before that day was over, so there the new file may add lines as
 * long as it holds every known one. Give `knownUntil` when `known` is only part of what is known.
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
  const onlyKnown = without(known.filter(within), incoming)
  const onlyIncoming = without(
    incoming.filter((line) => within(line) && knownDays.has(line.date)),
    known,
  )
  const lacking = new Set(onlyKnown.map(({ date }) => date))
  return {
    conflicts: paired(
      onlyKnown,
      onlyIncoming.filter(({ date }) => date !== lastKnownDay || lacking.has(date)),
    ),
  }
}

/** The lines that remain after each line of `other` has taken away one equal. */
function without<Line extends ComparableLine>(lines: readonly Line[], other: readonly ComparableLine[]): Line[] {
  const left = countByKey(other)
  return lines.filter((line) => {
    const key = lineKey(line)
    const count = left.get(key) ?? 0 // zero: none of this kind
    left.set(key, count - 1)
    return count <= 0
  })
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

function dayAndAmount({ date, amountCents }: ComparableLine): string {
  return `${date} ${amountCents}`
}
