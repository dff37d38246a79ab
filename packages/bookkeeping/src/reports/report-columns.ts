import { addDays, addMonths } from '@klopt/validators'
import { fiscalYearOf, fiscalYearRange, yearBefore } from '../ledger/fiscal-year.ts'

export interface Days {
  /** The first day. */
  readonly from: string
  /** The last day. */
  readonly to: string
}

/** By what a report is cut into parts. */
export type ReportStep = 'month' | 'quarter'

/** A column of a report: a part of its days, all of them, or the same days a year before. */
export interface ReportColumn extends Days {
  /** Unique within the report: '2026-07', '2026-Q1' (of the fiscal year), 'total' or 'before'. */
  readonly id: string
  readonly kind: 'part' | 'total' | 'before'
}

/** More parts than anybody reads beside each other: three years of months. */
export const MAX_REPORT_PARTS = 36

/**
 * The parts of the days when a step is asked for, their total, and the year before. Quarters are those of the fiscal year;
 * the first and last part may be a piece of one. Null when there would be more than MAX_REPORT_PARTS.
 */
export function reportColumns(days: Days, step: ReportStep | undefined, startMonth: number): ReportColumn[] | null {
  const parts = step === undefined ? [] : partsOf(days, step, startMonth)
  if (parts === null) return null
  return [
    ...parts,
    { id: 'total', kind: 'total', ...days },
    { id: 'before', kind: 'before', ...sameDaysBefore(days, startMonth) },
  ]
}

/** A whole fiscal year beside the whole one before it, other days beside the same days of a year before. */
function sameDaysBefore(days: Days, startMonth: number): Days {
  const year = fiscalYearRange(fiscalYearOf(days.from, startMonth), startMonth)
  if (days.from === year.from) return yearBefore(days)
  return {
    from: addMonths(days.from, -12),
    to: isMonthEnd(days.to) ? monthEnd(addMonths(days.to, -12)) : addMonths(days.to, -12),
  }
}

function partsOf({ from, to }: Days, step: ReportStep, startMonth: number): ReportColumn[] | null {
  const parts: ReportColumn[] = []
  for (let first = from; first <= to;) {
    if (parts.length === MAX_REPORT_PARTS) return null
    const part = partAround(first, step, startMonth)
    const last = part.to < to ? part.to : to
    parts.push({ id: part.id, kind: 'part', from: first, to: last })
    first = addDays(last, 1)
  }
  return parts
}

function partAround(day: string, step: ReportStep, startMonth: number): { id: string; to: string } {
  if (step === 'month') return { id: day.slice(0, 7), to: monthEnd(day) }
  const year = fiscalYearOf(day, startMonth)
  const monthOfYear = (Number(day.slice(5, 7)) - startMonth + 12) % 12
  const quarter = Math.floor(monthOfYear / 3)
  const start = fiscalYearRange(year, startMonth).from
  return { id: `${year}-Q${quarter + 1}`, to: addDays(addMonths(start, (quarter + 1) * 3), -1) }
}

const monthEnd = (day: string): string => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1)
const isMonthEnd = (day: string): boolean => monthEnd(day) === day

/**
 * The columns of a report of days, such as a balance sheet: each `to` is the day, `from` the first day of its fiscal year.
 * With a step the ends of the parts of the fiscal year up to the day, the day itself last, as the total.
 */
export function dayColumns(day: string, step: ReportStep | undefined, startMonth: number): ReportColumn[] {
  const startOf = (to: string): string => fiscalYearRange(fiscalYearOf(to, startMonth), startMonth).from
  const from = startOf(day)
  const before = yearBefore({ from, to: day }).to
  const parts = step === undefined ? [] : (partsOf({ from, to: day }, step, startMonth) ?? [])
  return [
    ...parts.map((part) => ({ ...part, from })),
    { id: 'total', kind: 'total', from, to: day },
    { id: 'before', kind: 'before', from: startOf(before), to: before },
  ]
}
