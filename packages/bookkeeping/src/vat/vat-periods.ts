import { addDays, addMonths, endOfMonth } from '@klopt/validators'
import { BookkeepingError } from '../money/errors.ts'
import { isPastDue } from '../calendar/late.ts'

/** How often an administration files; 'month' and 'quarter' are also those of the intra-community list. */
export type VatFrequency = 'month' | 'quarter' | 'year'

export interface VatPeriod {
  frequency: VatFrequency
  /** '2026-11', '2026-Q4' or '2026': sorts by time within a frequency. */
  key: string
  /** 'november 2026', '4e kwartaal 2026' or '2026'. */
  label: string
  /** First and last day. */
  start: string
  end: string
  /** The last day to file and pay. */
  dueDate: string
}

const MONTHS_IN: Record<VatFrequency, number> = { month: 1, quarter: 3, year: 12 }
const MONTH_NAMES = [
  'januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november',
  'december',
] // prettier-ignore

/** `open`: still running. `due`: over and to be filed. `late`: past the last day for that. */
/** `exempt`: under the small-business scheme, without anything to declare. */
export type VatPeriodState = 'open' | 'due' | 'late' | 'filed' | 'future' | 'exempt'

/** Where a period stands on a day: on its due date itself it can still be filed in time. */
export function vatPeriodState(
  period: Pick<VatPeriod, 'start' | 'end' | 'dueDate'>,
  isFiled: boolean,
  today: string,
): VatPeriodState {
  if (isFiled) return 'filed'
  if (period.start > today) return 'future'
  if (period.end >= today) return 'open'
  return isPastDue(period.dueDate, today) ? 'late' : 'due'
}

/** The VAT period a day falls in. Throws a RangeError for what is no date. */
export function vatPeriodOf(date: string, frequency: VatFrequency): VatPeriod {
  endOfMonth(date) // Refuses what is no date, before it is cut into pieces.
  const year = date.slice(0, 4)
  const ordinal = Math.floor((Number(date.slice(5, 7)) - 1) / MONTHS_IN[frequency])
  const firstMonth = ordinal * MONTHS_IN[frequency] + 1
  const start = `${year}-${String(firstMonth).padStart(2, '0')}-01`
  const end = addDays(addMonths(start, MONTHS_IN[frequency]), -1)
  return { frequency, start, end, dueDate: dueDate(end, frequency), ...names(start, frequency, ordinal) }
}

/** The period with a key such as '2026-Q4'; the key tells the frequency. Throws `invalid_date`. */
export function vatPeriodOfKey(key: string): VatPeriod {
  const quarter = /^([0-9]{4})-Q([1-4])$/.exec(key)
  if (quarter) return vatPeriodOf(`${quarter[1]}-${String(Number(quarter[2]) * 3).padStart(2, '0')}-01`, 'quarter')
  if (/^[0-9]{4}$/.test(key)) return vatPeriodOf(`${key}-01-01`, 'year')
  if (/^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(key)) return vatPeriodOf(`${key}-01`, 'month')
  throw new BookkeepingError(
    'invalid_date',
    `'${key.slice(0, 20)}' is geen btw-periode. Kies een periode uit de lijst.`,
  )
}

export function nextVatPeriod(period: VatPeriod): VatPeriod {
  return vatPeriodOf(addDays(period.end, 1), period.frequency)
}

/**
 * The last day of the month after the period (article 10 and 19 AWR); a year's
 * return is due on 31 March of the next year (article 26 Uitvoeringsregeling AWR).
 */
function dueDate(end: string, frequency: VatFrequency): string {
  return endOfMonth(addMonths(end, frequency === 'year' ? 3 : 1))
}

function names(start: string, frequency: VatFrequency, ordinal: number): { key: string; label: string } {
  const year = start.slice(0, 4)
  switch (frequency) {
    case 'month':
      return { key: start.slice(0, 7), label: `${MONTH_NAMES[ordinal]} ${year}` }
    case 'quarter':
      return { key: `${year}-Q${ordinal + 1}`, label: `${ordinal + 1}e kwartaal ${year}` }
    case 'year':
      return { key: year, label: year }
  }
}

/** The quarters from which VAT may be declared in new books: that of today and the four before it, newest first. */
export function vatStartChoices(today: string): VatPeriod[] {
  const { start } = vatPeriodOf(today, 'quarter')
  return [0, 3, 6, 9, 12].map((months) => vatPeriodOf(addMonths(start, -months), 'quarter'))
}

/** The label of a period within a sentence: 'het 1e kwartaal 2026', 'november 2026'. */
export const vatPeriodWords = (label: string): string => (/^[0-9]e /.test(label) ? `het ${label}` : label)
