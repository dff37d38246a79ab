import { formatDate } from '@klopt/validators'
import { today as dayOf } from '../../app/today.ts'

const SECOND_MS = 1000
const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' })

/** Since when a timer runs: 'sinds 14:30', with its day when that is not today. */
export function clockOf(startedAt: number, today: string): string {
  const instant = new Date(startedAt * SECOND_MS)
  const day = dayOf(instant)
  return `sinds ${day === today ? '' : `${formatDate(day)} `}${clock.format(instant)}`
}
