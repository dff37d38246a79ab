import { addDays } from '@klopt/validators'
import { isDutchWorkday } from '../calendar/dutch-holidays.ts'

/** Days after the day of the contract. */
const WITHDRAWAL_DAYS = 14

/**
 * The last day on which a consumer can go back on a contract for a service that they made at a distance: fourteen days after
 * its day (article 6:230o BW), which is not counted, or the next working day where that is none (article 3 of regulation
 * 1182/71). For goods it runs from their receipt, which nobody here knows of: it ends no sooner.
 */
export function lastWithdrawalDay(madeOn: string): string {
  let day = addDays(madeOn, WITHDRAWAL_DAYS)
  while (!isDutchWorkday(day)) day = addDays(day, 1)
  return day
}
