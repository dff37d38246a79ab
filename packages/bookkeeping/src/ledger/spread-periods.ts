import { addMonths } from '@klopt/validators'
import { monthWeights } from '../calendar/month-weights.ts'
import { divideHalfAway } from '../money/rounding.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'

/** The days that a line of a document is for, both counting. */
export interface LinePeriod {
  readonly from: string
  readonly to: string
}

/** What of an amount falls in one month of its period. */
export interface PeriodPart {
  /** The last day of the period in that month. */
  readonly day: string
  readonly cents: number
}

/** Where an amount waits for its months: costs that were paid ahead, turnover that was invoiced ahead. */
export const ACCRUAL_ACCOUNTS = {
  purchase: SYSTEM_ACCOUNTS.prepaidCosts,
  sale: SYSTEM_ACCOUNTS.deferredRevenue,
} as const

/** Ten years: each month of a period is an entry. */
export const MAX_PERIOD_MONTHS = 120

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

/** Why these days are no period to spread over, in words; null when they are. */
export function periodFault({ from, to }: LinePeriod): string | null {
  if (from < FIRST_DAY || to > LAST_DAY) return 'Kies een periode in deze eeuw'
  if (to < from) return 'De periode eindigt voor hij begint'
  if (addMonths(`${from.slice(0, 7)}-01`, MAX_PERIOD_MONTHS) <= to) return 'Kies een periode van hoogstens tien jaar'
  return null
}

/** Whether all of a period lies in the month of a day, so that there is nothing to spread. */
export function isWithinMonth({ from, to }: LinePeriod, day: string): boolean {
  const month = day.slice(0, 7)
  return from.slice(0, 7) === month && to.slice(0, 7) === month
}

/**
 * What of an amount falls in each month of a period: each whole month as much as another, part of a month by its days. Up
 * to the end of each month the parts are what is rounded, so that together they are the amount; a month of nothing is
 * left out.
 */
export function spreadOverMonths(cents: number, period: LinePeriod): PeriodPart[] {
  const months = monthWeights(period)
  const whole = BigInt(months.reduce((sum, { weight }) => sum + weight, 0))
  const parts: PeriodPart[] = []
  let weight = 0n
  let fallen = 0
  for (const month of months) {
    weight += BigInt(month.weight)
    const upTo = Number(divideHalfAway(BigInt(cents) * weight, whole))
    if (upTo !== fallen) parts.push({ day: month.day, cents: upTo - fallen })
    fallen = upTo
  }
  return parts
}
