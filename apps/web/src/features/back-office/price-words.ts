import type { PlanRow, SubscriptionRow } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'
import { planNames } from '../../shared/subscriptions/plan-names.ts'

const unitWords = { MONTH: 'maand', YEAR: 'jaar' } as const

/** '€ 17,70 per maand' */
export function priceOf({ amountCents, unit }: Pick<SubscriptionRow, 'amountCents' | 'unit'>): string {
  return amountCents === null ? '–' : `${formatEuro(amountCents)} per ${unitWords[unit ?? 'MONTH']}`
}

/** 'Start per maand' */
export const planLabel = ({ name, unit }: Pick<PlanRow, 'name' | 'unit'>): string =>
  `${planNames[name]} per ${unitWords[unit]}`
