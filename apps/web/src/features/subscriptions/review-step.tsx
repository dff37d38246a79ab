import { Alert, Button, Checkbox, DescriptionList } from '@klopt/ui'
import { formatIban } from '@klopt/validators'
import type { PaymentForm } from './payment-form.ts'
import { planNames, planTiers, priceText, type Variant } from './plan-texts.ts'
import * as styles from './wizard.css.ts'
import { costsMoney } from './wizard-steps.ts'

export interface ReviewStepProps {
  plan: Variant
  payment: PaymentForm
  accepted: boolean
  onAccept: (accepted: boolean) => void
  /** The terms were not accepted when they had to be. */
  acceptError: string | undefined
  onChangePayment: () => void
  /** Why it could not be done. */
  failure: string | null
}

/** What was chosen, in full, and the agreement to it. */
export function ReviewStep(props: ReviewStepProps) {
  const { plan, payment, accepted, onAccept, acceptError, onChangePayment, failure } = props
  return (
    <div className={styles.form}>
      <DescriptionList
        items={[
          { term: 'Abonnement', details: planNames[plan.name] },
          { term: 'Voor wie', details: planTiers[plan.name] ?? '' },
          { term: 'Prijs', details: `${priceText(plan.recurring_amount)}, maandelijks opzegbaar` },
          ...(payment.accountNumber === '' ? [] : paymentItems(payment, onChangePayment)),
        ]}
      />
      {costsMoney(plan) && (
        <p className={styles.mandate}>
          Je machtigt Klopt om het bedrag elke periode van deze rekening af te schrijven. Ben je het niet eens met een
          afschrijving, dan laat je haar binnen acht weken terugboeken door je bank.
        </p>
      )}
      <Checkbox
        required
        checked={accepted}
        onChange={({ target }) => onAccept(target.checked)}
        error={acceptError}
        label="Ik ga akkoord met de algemene voorwaarden"
      />
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
    </div>
  )
}

const paymentItems = (payment: PaymentForm, onChange: () => void) => [
  {
    term: 'Rekening',
    details: (
      <span className={styles.account}>
        {`${formatIban(payment.accountNumber)}, ${payment.accountHolder}`}
        <Button size="small" onClick={onChange}>
          Wijzigen
        </Button>
      </span>
    ),
  },
  { term: 'Facturen naar', details: payment.invoiceEmailAddress },
]
