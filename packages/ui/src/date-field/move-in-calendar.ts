import { addDays, addMonths, weekday } from '@klopt/validators'

/**
 * Where a key leads from a day in a calendar, or null when the key does nothing there: arrows by
 * day and week, Home and End within the week, Page Up and Down by month, with Shift by year.
 */
export function moveInCalendar(date: string, key: string, isShift: boolean): string | null {
  const months = isShift ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, 1 - weekday(date))
    case 'End':
      return addDays(date, 7 - weekday(date))
    case 'PageUp':
      return addMonths(date, -months)
    case 'PageDown':
      return addMonths(date, months)
    default:
      return null
  }
}
