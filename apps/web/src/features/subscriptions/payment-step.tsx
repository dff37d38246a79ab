import { Alert } from '@klopt/ui'
import { ChosenPlan } from './chosen-plan.tsx'
import { PaymentFields } from './payment-fields.tsx'
import type { Wizard } from './use-wizard.ts'
import { costsMoney } from './wizard-state.ts'
import * as styles from './wizard.css.ts'

/** From which account the subscription is collected and where its invoices go. */
export function PaymentStep({ wizard: { plan, form } }: { wizard: Pick<Wizard, 'plan' | 'form'> }) {
  const isRequired = plan !== null && costsMoney(plan)
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        {isRequired ? (
          <p className={styles.text}>We schrijven je abonnement af van deze rekening.</p>
        ) : (
          <Alert tone="info">Dit abonnement kost niets. Je hoeft hier niets in te vullen.</Alert>
        )}
        <PaymentFields form={form} isRequired={isRequired} />
      </div>
      {plan && <ChosenPlan plan={plan} />}
    </div>
  )
}
