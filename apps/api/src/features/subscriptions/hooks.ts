import type { FeatureHooks } from '../../kernel/hooks.ts'
import { switchPlan } from './switch-plan.ts'

/** Who chose a plan beforehand begins with it; everybody else begins on trial. */
export const subscriptionHooks = {
  administrationBegins: async (db, { administrationId, planId, today }) => {
    if (planId !== null) await switchPlan(db, administrationId, planId, today)
  },
} satisfies FeatureHooks
