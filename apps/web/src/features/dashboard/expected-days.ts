import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'

export type ExpectedBalance = ResponseOf<typeof contract.reports.cashFlow>['expected']

export interface BalanceOfDay {
  readonly day: string
  readonly cents: number
}

/** The expected balance at the end of each day, from today until the last one. */
export function expectedDays({ from, to, openingCents, steps }: ExpectedBalance): BalanceOfDay[] {
  const days: BalanceOfDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push({ day, cents: steps.findLast((step) => step.date <= day)?.balanceCents ?? openingCents })
  }
  return days
}

/** The first day on which there is least. */
export function lowestDay(days: readonly BalanceOfDay[]): BalanceOfDay | undefined {
  return days.reduce<BalanceOfDay | undefined>(
    (lowest, one) => (lowest === undefined || one.cents < lowest.cents ? one : lowest),
    undefined,
  )
}
