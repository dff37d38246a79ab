import { addDays, addMonths } from '@klopt/validators'

const GRACE_DAYS = 30

/** The last day of a period that starts on `from`, inclusive. */
export function periodEnd(from: string, unit: 'MONTH' | 'YEAR'): string {
  return addDays(addMonths(from, unit === 'MONTH' ? 1 : 12), -1)
}

/**
 * The first end of a period, counted from the day the subscription began, that is not before `today`. Always counted
 * from that one day: who began on the 31st has the 31st again after a shorter month.
 */
export function renewedEnd(startedOn: string, unit: 'MONTH' | 'YEAR', today: string): string {
  const months = unit === 'MONTH' ? 1 : 12
  let periods = 1
  while (addDays(addMonths(startedOn, periods * months), -1) < today) periods += 1
  return addDays(addMonths(startedOn, periods * months), -1)
}

/** The first day of the period that ends on `end`, counted from the day the subscription began. */
export function periodStart(startedOn: string, unit: 'MONTH' | 'YEAR', end: string): string {
  const months = unit === 'MONTH' ? 1 : 12
  let periods = 0
  while (addDays(addMonths(startedOn, (periods + 1) * months), -1) < end) periods += 1
  return addMonths(startedOn, periods * months)
}

/**
 * The last day of a subscription that is cancelled on `today`: the end of the running month, counted from the day
 * of the month on which its periods start. Every subscription can be cancelled by the month.
 */
export function endAfterCancelling(startedOn: string, today: string): string {
  return renewedEnd(startedOn, 'MONTH', today)
}

/** The last day on which everything can still be seen, after a trial or a subscription that ended. */
export function graceUntil(from: string): string {
  return addDays(from, GRACE_DAYS - 1)
}
