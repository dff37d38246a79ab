import { addDays, formatDateLong } from '@klopt/validators'

/**
 * How far the bank lines are processed, in a sentence or two. "De boeken kloppen" is said only when no line waits.
 * `processedUntil` is null without bank lines.
 */
export function processedSentence(processedUntil: string | null, waiting: number, today: string): string {
  if (processedUntil === null) return 'Er zijn nog geen bankregels om te verwerken.'
  const rest =
    waiting === 0
      ? 'De boeken kloppen.'
      : waiting === 1
        ? '1 bankregel wacht nog.'
        : `${waiting} bankregels wachten nog.`
  return `Alles tot en met ${dayInWords(processedUntil, today)} is verwerkt. ${rest}`
}

/** 'vandaag', 'gisteren', '18 november', or with its year when that is another one. */
export function dayInWords(date: string, today: string): string {
  if (date === today) return 'vandaag'
  if (date === addDays(today, -1)) return 'gisteren'
  const long = formatDateLong(date)
  return date.slice(0, 4) === today.slice(0, 4) ? long.slice(0, -5) : long
}
