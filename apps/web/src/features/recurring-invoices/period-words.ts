import { formatDateLong, formatDateShort } from '@klopt/validators'

/** What a period says besides the day that it begins on: 't/m 18 januari 2027'; all of it where that has a name: 'december 2026'. */
export function besidesDay(from: string, text: string): string {
  const day = formatDateLong(from)
  return text === day || text.startsWith(`${day} `) ? text.slice(day.length + 1) : text
}

/** The day of an invoice with its period; a period that begins by saying the day says it once. */
export const dayAndPeriod = (from: string, text: string): string =>
  besidesDay(from, text) === text ? `${formatDateShort(from)}, ${text}` : text
