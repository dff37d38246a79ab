import { planNames, planTiers, priceText, type Variant } from './plan-texts.ts'
import * as styles from './wizard.css.ts'

/** The plan that was chosen, beside what is asked for it. */
export function ChosenPlan({ plan }: { plan: Variant }) {
  return (
    <section aria-label="Gekozen abonnement" className={styles.chosen}>
      <span className={styles.planName}>{planNames[plan.name]}</span>
      <span className={styles.price}>{priceText(plan.recurring_amount)}</span>
      <span className={styles.tier}>{planTiers[plan.name]}</span>
    </section>
  )
}
