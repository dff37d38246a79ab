import { endOfMonth, formatDate, formatDateShort, startOfMonth } from '@klopt/validators'

/** The days that a line is for, both counting. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** A line as the wire has it. */
export interface WithPeriod {
  readonly periodFrom?: string | null | undefined
  readonly periodTo?: string | null | undefined
}

/** The period of a line; null when it is for none. */
export const periodOf = ({ periodFrom, periodTo }: WithPeriod): Period | null =>
  periodFrom && periodTo ? { from: periodFrom, to: periodTo } : null

/** What a line gets for a period, or for none. */
export const withPeriod = (period: Period | null): WithPeriod => ({
  periodFrom: period?.from ?? null,
  periodTo: period?.to ?? null,
})

/** A period as it is read: 'okt 2026 t/m sep 2027' of whole months, else its days. */
export function periodWords({ from, to }: Period): string {
  const isWhole = from === startOfMonth(from) && to === endOfMonth(to)
  if (!isWhole) return `${formatDate(from)} t/m ${formatDate(to)}`
  return from.slice(0, 7) === to.slice(0, 7) ? monthWords(from) : `${monthWords(from)} t/m ${monthWords(to)}`
}

/** 'okt 2026': a date without its day. */
const monthWords = (day: string): string => formatDateShort(day).replace(/^\d+ /, '')

/** How many months a period touches. */
export const monthsIn = ({ from, to }: Period): number => monthNumber(to) - monthNumber(from) + 1

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
