import { addDays, addMonths } from '@klopt/validators'

const graceDays = 30

/** The last day of a period that starts on `from`, inclusive. */
export function periodEnd(from: string, unit: 'MONTH' | 'YEAR'): string {
  return addDays(addMonths(from, unit === 'MONTH' ? 1 : 12), -1)
}

/** The first end of a period, renewed as often as needed, that is not before `today`. */
export function renewedEnd(end: string, unit: 'MONTH' | 'YEAR', today: string): string {
  const months = unit === 'MONTH' ? 1 : 12
  // Counted from one and the same day, so that a short month does not shift the days of those after it.
  const anchor = addDays(end, 1)
  let renewals = 0
  while (addDays(addMonths(anchor, renewals * months), -1) < today) renewals += 1
  return addDays(addMonths(anchor, renewals * months), -1)
}

/**
 * The last day of a subscription that is cancelled on `today`: the end of the running month, counted from the day
 * of the month on which its periods start. Every subscription can be cancelled by the month.
 */
export function endAfterCancelling(end: string, today: string): string {
  const anchor = addDays(end, 1)
  let months = 0
  while (addDays(addMonths(anchor, months - 1), -1) >= today) months -= 1
  return addDays(addMonths(anchor, months), -1)
}

/** The last day on which everything can still be seen, after a trial or a subscription that ended. */
export function graceUntil(from: string): string {
  return addDays(from, graceDays - 1)
}
