import { addDays } from '@klopt/validators'
import { lastDayOfMonth } from '../calendar/month-weights.ts'
import { fiscalYearOf, fiscalYearRange } from '../ledger/fiscal-year.ts'
import { depreciatedCents, depreciationParts, type DepreciationPlan } from './depreciation-plan.ts'

export type DepreciationStep = 'month' | 'year'

/** What was or is to be depreciated in one month or fiscal year. */
export interface PeriodDepreciation {
  /** The last day of the period, on which it is booked. */
  readonly periodEnd: string
  readonly cents: number
}

export interface DueQuestion {
  readonly every: DepreciationStep
  /** The month (1 to 12) in which fiscal years begin. */
  readonly fiscalYearStartMonth: number
  readonly booked: readonly PeriodDepreciation[]
  readonly until: string
}

/**
 * The periods that ended up to a day and were not booked yet, the oldest first. Each takes what the plan says up to its end
 * less what was booked, so that a change of the plan is made up for in the next period, also downwards. A period of nothing
 * is not due.
 */
export function dueDepreciations(plan: DepreciationPlan, question: DueQuestion): PeriodDepreciation[] {
  const { booked, until } = question
  const endOf = (day: string) => periodEnd(question, day)
  const ends = new Set(depreciationParts(plan, until).map(({ day }) => endOf(day)))
  // What a plan that became shorter took too much is given back in the last period that has ended.
  if (booked.length > 0) ends.add(lastEnded(question))
  const done = new Set(booked.map(({ periodEnd: end }) => end))
  const due: PeriodDepreciation[] = []
  for (const end of [...ends].sort()) {
    if (end > until || done.has(end)) continue
    const before = [...booked, ...due].reduce((sum, own) => sum + (own.periodEnd <= end ? own.cents : 0), 0)
    const cents = plannedCents(plan, end) - before
    if (cents !== 0) due.push({ periodEnd: end, cents })
  }
  return due
}

/** What the plan alone takes off up to a day in these books. */
export function plannedCents(plan: DepreciationPlan, day: string): number {
  return depreciationParts(plan, day).reduce((sum, { cents }) => sum + cents, 0)
}

/** What an asset is worth in the books at the end of a day by its plan. */
export const plannedValueCents = (plan: DepreciationPlan, day: string): number =>
  day < plan.inUseOn ? plan.costCents : plan.costCents - depreciatedCents(plan, day)

function periodEnd({ every, fiscalYearStartMonth }: DueQuestion, day: string): string {
  if (every === 'month') return lastDayOfMonth(day)
  return fiscalYearRange(fiscalYearOf(day, fiscalYearStartMonth), fiscalYearStartMonth).to
}

/** The last period that is over. */
function lastEnded(question: DueQuestion): string {
  const end = periodEnd(question, question.until)
  if (end === question.until) return end
  if (question.every === 'month') return addDays(`${question.until.slice(0, 7)}-01`, -1)
  const { fiscalYearStartMonth } = question
  return addDays(fiscalYearRange(fiscalYearOf(end, fiscalYearStartMonth), fiscalYearStartMonth).from, -1)
}
