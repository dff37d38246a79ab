import { addDays, endOfMonth, isoWeek, startOfMonth, weekday } from '@klopt/validators'

export interface CalendarWeek {
  /** The ISO 8601 number of the week. */
  week: number
  /** Seven dates from Monday on. */
  days: readonly string[]
}

/** The weeks, Monday first, that hold the month of a date, with the days around it. */
export function monthGrid(date: string): CalendarWeek[] {
  const last = endOfMonth(date)
  const weeks: CalendarWeek[] = []
  let monday = startOfMonth(date)
  monday = addDays(monday, 1 - weekday(monday))
  for (; monday <= last; monday = addDays(monday, 7)) {
    const first = monday
    weeks.push({
      week: isoWeek(first).week,
      days: Array.from({ length: 7 }, (_, index) => addDays(first, index)),
    })
  }
  return weeks
}
