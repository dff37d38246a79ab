import { addDays, endOfMonth, isoWeek, startOfMonth, weekday } from '@klopt/validators'

export interface CalendarWeek {
  /** The ISO 8601 number of the week. */
  week: number
  /** Seven dates from the first day of the week on. */
  days: readonly string[]
}

/** The weeks that hold the month of a date, with the days around it. They begin on Monday (1) to Sunday (7). */
export function monthGrid(date: string, firstDay = 1): CalendarWeek[] {
  const last = endOfMonth(date)
  const weeks: CalendarWeek[] = []
  let start = startOfMonth(date)
  start = addDays(start, -((weekday(start) - firstDay + 7) % 7))
  for (; start <= last; start = addDays(start, 7)) {
    const first = start
    weeks.push({
      // The week of its Thursday, as ISO 8601 counts, whatever day it begins with here.
      week: isoWeek(addDays(first, (11 - firstDay) % 7)).week,
      days: Array.from({ length: 7 }, (_, index) => addDays(first, index)),
    })
  }
  return weeks
}
