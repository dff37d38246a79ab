import type { PlanName } from '@klopt/api-client/contract'

/** What the plans are called. */
export const planNames: Record<PlanName, string> = {
  PRE_STARTER: 'Pre-start',
  INSTAP: 'Instap',
  START: 'Start',
  STARTER: 'Starter',
  GROWTH: 'Growth',
  PRO: 'Pro',
  TRIAL: 'Proef',
  GRACE_PERIOD: 'Uitloop',
  ADVISOR_PAYS: 'Je boekhouder betaalt',
}
