import { campaignText, planTiers, priceText, VAT_NOTE, type Variant } from './plan-texts.ts'
import { planNames } from '../../shared/subscriptions/plan-names.ts'
import * as styles from './wizard.css.ts'

/** The plan that was chosen, beside what is asked for it. */
export function ChosenPlan({ plan }: { plan: Variant }) {
  const campaign = campaignText(plan)
  return (
    <section aria-label="Gekozen abonnement" className={styles.chosen}>
      <span className={styles.planName}>{planNames[plan.name]}</span>
      <span className={styles.price}>{priceText(plan.recurring_amount)}</span>
      {plan.recurring_amount.amount > 0 && <span className={styles.tier}>{VAT_NOTE}</span>}
      {campaign && <span className={styles.tier}>{campaign}</span>}
      <span className={styles.tier}>{planTiers[plan.name]}</span>
    </section>
  )
}
