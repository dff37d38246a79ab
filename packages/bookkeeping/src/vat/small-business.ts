import { addDays } from '@klopt/validators'
import { VAT_CODES, type VatCode } from './vat-codes.ts'

/** The days on which somebody took part in the small-business scheme (KOR); without an end it still holds. */
export interface SmallBusinessSpan {
  readonly from: string
  readonly until: string | null
  /** `limit`: a sale passed the limit on the day after. */
  readonly endedBy?: 'choice' | 'limit'
}

/** Turnover of a calendar year above which the scheme ends (article 25, first paragraph, Wet OB). */
export const SMALL_BUSINESS_LIMIT_CENTS = 2_000_000
const NOTE_FROM_PERCENT = 80
const TASK_FROM_PERCENT = 95

/** Whether the scheme holds on a day. */
export function isSmallBusinessOn(spans: readonly SmallBusinessSpan[], day: string): boolean {
  return spans.some(({ from, until }) => from <= day && (until === null || day <= until))
}

/**
 * Whether a sale counts for the limit: what is supplied here at 21, 9 or 0%, goods to other countries included, what is
 * shifted within the Netherlands, and of what is exempt real estate, finance and insurance, which have a code of their own
 * (article 25 Wet OB). What is taxed abroad does not, nor what is exempt otherwise.
 */
export function countsForSmallBusiness(code: VatCode): boolean {
  const { side, treatment, icp } = VAT_CODES[code]
  if (side !== 'sale') return false
  if (treatment === 'eu') return icp === 'goods'
  if (treatment === 'exempt') return code === 'sale_exempt_counted'
  return ['domestic', 'reverse', 'export', 'kor'].includes(treatment)
}

/** How near turnover is to the limit: told from 80%, to be acted on from 95%. */
export type SmallBusinessLevel = 'ok' | 'note' | 'task'

export function smallBusinessLevel(turnoverCents: number): SmallBusinessLevel {
  const percent = (turnoverCents / SMALL_BUSINESS_LIMIT_CENTS) * 100
  if (percent >= TASK_FROM_PERCENT) return 'task'
  return percent >= NOTE_FROM_PERCENT ? 'note' : 'ok'
}

/** What was sold on a day that counts for the limit; below zero what was credited. */
export interface CountedSale {
  /** Of the supply. */
  readonly day: string
  readonly cents: number
}

/** Where the turnover of a year passes the limit. */
export interface LimitCrossing<Sale extends CountedSale> {
  /** The sale that passes it, which is taxed as a whole, and what was sold from it on. */
  readonly from: readonly Sale[]
  readonly day: string
  /** What was sold before it. */
  readonly turnoverCents: number
}

/**
 * The first sale by day of supply that takes the turnover of a calendar year over the limit; null when none does. Of one
 * day they pass it in the order in which they are given.
 */
export function limitCrossing<Sale extends CountedSale>(sales: readonly Sale[]): LimitCrossing<Sale> | null {
  const inOrder = sales.toSorted((a, b) => a.day.localeCompare(b.day))
  let turnoverCents = 0
  for (const [index, { day, cents }] of inOrder.entries()) {
    if (cents > 0 && turnoverCents + cents > SMALL_BUSINESS_LIMIT_CENTS)
      return { from: inOrder.slice(index), day, turnoverCents }
    turnoverCents += cents
  }
  return null
}

/** The history when the scheme ended by a sale on a day: what began on it never held. */
export function endedByLimit(spans: readonly SmallBusinessSpan[], day: string): SmallBusinessSpan[] {
  return spans.flatMap((span) => {
    if (!isSmallBusinessOn([span], day)) return [span]
    return span.from === day ? [] : [{ from: span.from, until: addDays(day, -1), endedBy: 'limit' as const }]
  })
}

/**
 * The history with a span that begins on a day: in the place of the one that began then, if any. An end before the
 * beginning takes it away. Oldest first.
 */
export function withSmallBusinessSpan(
  spans: readonly SmallBusinessSpan[],
  { from, until }: Pick<SmallBusinessSpan, 'from' | 'until'>,
): SmallBusinessSpan[] {
  const others = spans.filter((span) => span.from !== from)
  if (until !== null && until < from) return others
  const span: SmallBusinessSpan = until === null ? { from, until } : { from, until, endedBy: 'choice' }
  return [...others, span].toSorted((a, b) => a.from.localeCompare(b.from))
}

/** Whether two spans of a history overlap. */
export function overlapping(spans: readonly SmallBusinessSpan[]): boolean {
  return spans.some(({ until }, index) => {
    const next = spans[index + 1]
    return next !== undefined && (until === null || until >= next.from)
  })
}

/** The first day on which one may take part again: after the rest of the year that one left in, and the next (article 25). */
export function mayRejoinFrom(spans: readonly SmallBusinessSpan[], from: string): string | null {
  const before = spans.findLast(({ until }) => until !== null && until < from)
  return before?.until == null ? null : `${Number(before.until.slice(0, 4)) + 2}-01-01`
}
