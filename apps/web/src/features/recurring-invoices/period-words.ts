import { formatDateLong, formatDateShort } from '@klopt/validators'
import { wholeDates } from '../../shared/dates/whole-dates.ts'

/** What a period says besides the day that it begins on: 't/m 18 januari 2027'; all of it where that has a name: 'december 2026'. */
export function besidesDay(from: string, text: string): string {
  const day = formatDateLong(from)
  return text === day || text.startsWith(`${day} `) ? text.slice(day.length + 1) : text
}

/** The day of an invoice with its period; a period that begins by saying the day says it once, and its year at its end. */
export const dayAndPeriod = (from: string, text: string): string =>
  wholeDates(besidesDay(from, text) === text ? `${formatDateShort(from)}, ${text}` : text.replace(ONE_YEAR, '$2'))

/** The year of the first day, where it is that of the last day too. */
const ONE_YEAR = / (\d{4})( t\/m .* \1)$/
