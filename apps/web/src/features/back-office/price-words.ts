import type { PlanRow, SubscriptionRow } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'
import { planNames } from '../../shared/subscriptions/plan-names.ts'

const unitWords = { MONTH: 'maand', YEAR: 'jaar' } as const

/** '€ 17,70 per maand' */
export function priceOf({ amountCents, unit }: Pick<SubscriptionRow, 'amountCents' | 'unit'>): string {
  return amountCents === null ? '–' : `${formatEuro(amountCents)} ${perUnit({ unit })}`
}

/** 'per maand': what an amount is for. */
export const perUnit = ({ unit }: Pick<SubscriptionRow, 'unit'>): string => `per ${unitWords[unit ?? 'MONTH']}`

/** 'Start per maand' */
export const planLabel = ({ name, unit }: Pick<PlanRow, 'name' | 'unit'>): string =>
  `${planNames[name]} per ${unitWords[unit]}`
