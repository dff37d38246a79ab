import { addMonths, daysBetween, formatDateLong } from '@klopt/validators'

/** Nobody writes an invoice this long after or before its date as a rule: a year typed wrong is at least this far away. */
const USUAL_MONTHS = { back: 6, ahead: 2 }

/**
 * What to ask about a document's date that was probably typed wrong, in Dutch; null for a usual one. It is no refusal:
 * books are also begun late, and a term can be paid ahead.
 */
export function unusualDate(date: string, today: string): string | null {
  if (date >= addMonths(today, -USUAL_MONTHS.back) && date <= addMonths(today, USUAL_MONTHS.ahead)) return null
  const distance = inWords(Math.abs(daysBetween(date, today)))
  return `De factuurdatum is ${formatDateLong(date)}: ${distance} ${date < today ? 'geleden' : 'vooruit'}. Is dat de bedoeling?`
}

function inWords(days: number): string {
  const years = Math.floor(days / 365.25)
  return years >= 2 ? `${years} jaar` : `${Math.round(days / 30.44)} maanden`
}
