import { addDays, addMonths, weekday } from '@klopt/validators'

/**
 * Where a key leads from a day in a calendar, or null when the key does nothing there: arrows by
 * day and week, Home and End within the week, Page Up and Down by month, with Shift by year. In a
 * page from right to left the next day stands at the left.
 */
export function moveInCalendar(
  date: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  isRightToLeft = false,
  firstDay = 1,
): string | null {
  const months = shiftKey ? 12 : 1
  const onwards = isRightToLeft ? -1 : 1
  const place = (weekday(date) - firstDay + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -onwards)
    case 'ArrowRight':
      return addDays(date, onwards)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -place)
    case 'End':
      return addDays(date, 6 - place)
    case 'PageUp':
      return addMonths(date, -months)
    case 'PageDown':
      return addMonths(date, months)
    default:
      return null
  }
}
