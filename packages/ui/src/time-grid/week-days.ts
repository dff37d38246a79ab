import { addDays, compareDates, weekday } from '@klopt/validators'
import { dutchDate } from '../language/formats.ts'
import { dutch } from './texts.ts'
import type { TimeGridRow } from './time-grid-types.ts'

export interface WeekDay {
  /** Civil date, `YYYY-MM-DD`. */
  date: string
  /** 'ma'. */
  short: string
  /** 'ma', or 'vandaag'. */
  name: string
  /** 'ma 16 november 2026', or 'vandaag 16 november 2026'. */
  long: string
  /** The day of the month, without a zero in front. */
  number: number
  isToday: boolean
  isWeekend: boolean
}

/** The seven days from a Monday on. */
export const weekDays = (monday: string, today: string, dates = dutchDate, texts = dutch): WeekDay[] =>
  dates.weekdays.map(([short], index) => {
    const date = addDays(monday, index)
    const isToday = compareDates(date, today) === 0
    const name = isToday ? texts.today : short
    return {
      date,
      name,
      long: `${name} ${dates.showLong(date)}`,
      short,
      number: Number(date.slice(8)),
      isToday,
      isWeekend: weekday(date) > 5,
    }
  })

/** The seconds of a line in these days. */
export const secondsOfRow = (row: TimeGridRow, days: readonly WeekDay[]): number =>
  days.reduce((sum, { date }) => sum + (row.entries[date]?.seconds ?? 0), 0)

/** The seconds of all lines on a day. */
export const secondsOfDay = (rows: readonly TimeGridRow[], date: string): number =>
  rows.reduce((sum, { entries }) => sum + (entries[date]?.seconds ?? 0), 0)
