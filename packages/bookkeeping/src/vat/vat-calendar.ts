import { addDays } from '@klopt/validators'
import type { SmallBusinessSpan } from './small-business.ts'
import {
  vatPeriodOf,
  vatPeriodOfKey,
  vatPeriodState,
  type VatFrequency,
  type VatPeriod,
  type VatPeriodState,
} from './vat-periods.ts'

/** First and last day, of a period or of what a return was filed about. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** The VAT periods of an administration, of which some were filed. */
export interface VatCalendar<Filed extends Days = Days> {
  /**
   * From the first booking to today, or to the last day that VAT is owed of, oldest first, each following the one before; at
   * least one.
   */
  readonly periods: readonly VatPeriod[]
  /** Returns that stand, oldest first. */
  readonly filed: readonly Filed[]
  readonly frequency: VatFrequency
  /** Of which no return is asked. */
  readonly exempt: readonly VatPeriod[]
}

export interface VatCalendarFacts<Filed extends Days> {
  readonly today: string
  /** The day of the first booking; null before there is one. */
  readonly firstDay: string | null
  /** The last day that VAT is owed of; null or left out while the business goes on. */
  readonly lastDay?: string | null
  readonly frequency: VatFrequency
  /** Returns that stand, oldest first: they keep their length when the frequency has changed since. */
  readonly filed: readonly Filed[]
  /** When the small-business scheme held; left out where it never did. */
  readonly schemeSpans?: readonly SmallBusinessSpan[]
  /** Days of VAT that no return holds and that is declared under that scheme too, such as what was reverse-charged. */
  readonly daysToDeclare?: readonly string[]
}

/**
 * Lays the periods out, from the first booking or the first return to today, or to the last day that VAT is owed of. What was
 * booked of before the five years asks for no return any more.
 */
export function vatCalendar<Filed extends Days>(facts: VatCalendarFacts<Filed>): VatCalendar<Filed> {
  const { today, firstDay, lastDay = null, frequency, filed } = facts
  const until = lastDay !== null && lastDay < today ? lastDay : today
  const periods: VatPeriod[] = []
  const first = firstDay === null || firstDay > firstDeclarableDay(today) ? firstDay : firstDeclarableDay(today)
  const days = [until, first ?? until, filed[0]?.start ?? until]
  for (let day = days.toSorted()[0] ?? until; day <= until; day = addDays(periods.at(-1)?.end ?? day, 1))
    periods.push(periodAt(day, frequency, filed))
  return { periods, filed, frequency, exempt: periods.filter((period) => isExempt(period, facts)) }
}

/** VAT is declared and corrected until the end of the fifth year after that of its day (article 20, third paragraph, AWR). */
export const CORRECTABLE_YEARS = 5

/** The first day of which VAT can still be declared. */
export const firstDeclarableDay = (today: string): string => `${Number(today.slice(0, 4)) - CORRECTABLE_YEARS}-01-01`

/** The last day on which VAT of a day can be declared or corrected. */
export const declarableUntil = (day: string): string => `${Number(day.slice(0, 4)) + CORRECTABLE_YEARS}-12-31`

/**
 * Who takes part in the small-business scheme hands in no returns (article 25, third paragraph, Wet OB), but for a period in
 * which they owe VAT all the same.
 */
function isExempt(
  { start, end }: Days,
  { schemeSpans = [], daysToDeclare = [], filed }: VatCalendarFacts<Days>,
): boolean {
  const isWithin = schemeSpans.some(({ from, until }) => from <= start && (until === null || end <= until))
  const isEmpty = !daysToDeclare.some((day) => start <= day && day <= end)
  return isWithin && isEmpty && !filed.some((own) => isSame(own, { start, end }))
}

const LENGTHS: readonly VatFrequency[] = ['year', 'quarter', 'month']

/** The period that a day lies in, also one after today. */
export const periodOfDay = ({ frequency, filed }: VatCalendar, day: string): VatPeriod =>
  periodAt(day, frequency, filed)

/** The filed period of a day, else the longest one up to the frequency that holds nothing that was filed. */
function periodAt(day: string, frequency: VatFrequency, filed: readonly Days[]): VatPeriod {
  const own = filed.find(({ start, end }) => start <= day && day <= end)
  const candidates = LENGTHS.slice(own ? 0 : LENGTHS.indexOf(frequency)).map((length) => vatPeriodOf(day, length))
  const fits = (period: Days) =>
    own ? isSame(own, period) : !filed.some((other) => other.start <= period.end && period.start <= other.end)
  return candidates.find(fits) ?? vatPeriodOf(day, 'month')
}

/**
 * The period of a key such as '2026-Q4': one of the calendar's, or one before or after them in the administration's own
 * frequency. Null for any other, and for a year that the journal does not hold. Throws `invalid_date` for no key.
 */
export function periodOfKey(calendar: VatCalendar, key: string): VatPeriod | null {
  const listed = calendar.periods.find((period) => period.key === key)
  if (listed) return listed
  if (!/^20\d\d/.test(key)) return null
  const period = vatPeriodOfKey(key)
  const overlaps = calendar.periods.some((other) => period.start <= other.end && other.start <= period.end)
  return overlaps || period.frequency !== calendar.frequency ? null : period
}

/** The return that was filed of exactly this period. */
export function filedReturnOf<Filed extends Days>({ filed }: VatCalendar<Filed>, period: Days): Filed | null {
  return filed.find((days) => isSame(days, period)) ?? null
}

/** Where a period stands on a day. */
export function stateOf(calendar: VatCalendar, period: VatPeriod, today: string): VatPeriodState {
  if (calendar.exempt.some((own) => isSame(own, period))) return 'exempt'
  return vatPeriodState(period, filedReturnOf(calendar, period) !== null, today)
}

/** Periods of which nothing was filed and a return is asked, oldest first. */
export function openPeriods(calendar: VatCalendar): VatPeriod[] {
  const { periods, exempt } = calendar
  return periods.filter((period) => filedReturnOf(calendar, period) === null && !exempt.includes(period))
}

/** Open periods before this one: returns are filed one after the other. */
export function earlierOpen(calendar: VatCalendar, period: Days): VatPeriod[] {
  return openPeriods(calendar).filter(({ start }) => start < period.start)
}

/** Whether a period begins on this day, also before the first booking and after today. */
export function isPeriodStart({ periods, frequency }: VatCalendar, day: string): boolean {
  return vatPeriodOf(day, frequency).start === day || periods.some(({ start }) => start === day)
}

const isSame = (a: Days, b: Days): boolean => a.start === b.start && a.end === b.end
