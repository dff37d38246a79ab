import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays, addMonths } from '@klopt/validators'

type Unit = 'MONTH' | 'YEAR'

export interface Choice {
  readonly current: Pick<ResponseOf<typeof contract.subscriptions.get>, 'currentPeriodEnd' | 'recurringAmount'>
  /** By which a period of the new plan is paid. */
  readonly unit: Unit
  readonly today: string
}

/**
 * The first period at the price of the new plan, both days included. A running period that is paid by the same unit
 * is kept, so the new one follows it; otherwise the new plan starts today.
 */
export function firstPeriodOf({ current, unit, today }: Choice): { from: string; to: string } {
  const { currentPeriodEnd: end, recurringAmount } = current
  const isKept = end !== null && end >= today && recurringAmount?.interval.unit === unit
  const from = isKept ? addDays(end, 1) : today
  return { from, to: addDays(addMonths(from, unit === 'MONTH' ? 1 : 12), -1) }
}
