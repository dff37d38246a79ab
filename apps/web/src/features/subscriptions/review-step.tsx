import { Button, Checkbox, DescriptionList, Link } from '@klopt/ui'
import { formatDateLong, formatIban } from '@klopt/validators'
import { address } from '../../app/routing/address.ts'
import { today } from '../../app/today.ts'
import { firstPeriodOf } from './first-period.ts'
import type { PaymentForm } from './payment-form.ts'
import { campaignText, fullPriceText, isYearly, planTiers, type Variant } from './plan-texts.ts'
import { planNames } from '../../shared/subscriptions/plan-names.ts'
import { SepaMandate } from './sepa-mandate.tsx'
import type { Wizard } from './use-wizard.ts'
import { costsMoney } from './wizard-state.ts'
import * as styles from './wizard.css.ts'

/** What was chosen, in full, and the agreement to it. */
export function ReviewStep({ wizard }: { wizard: Wizard }) {
  const { plan, payment, details, current, goTo } = wizard
  if (!plan) return null
  const isCollected = costsMoney(plan) && current.paymentMethod !== 'ON_ACCOUNT'
  const hasDetails =
    payment === 'given' || payment === 'partly' || (payment === 'known' && current.paymentDetails !== null)
  return (
    <div className={styles.columns}>
      <DescriptionList
        items={[
          ...planItems(plan),
          { term: startTerm(plan, isCollected), details: startText(current, plan) },
          ...(costsMoney(plan) && !isCollected ? [{ term: 'Betaling', details: 'Op rekening, met een factuur' }] : []),
          ...(hasDetails ? paymentItems(details, () => goTo('payment')) : []),
        ]}
      />
      <div className={styles.form}>
        {isCollected && <SepaMandate />}
        <Checkbox
          required
          checked={wizard.accepted}
          onChange={({ target }) => wizard.accept(target.checked)}
          error={wizard.problem}
          label={
            <>
              Ik ga akkoord met de{' '}
              <Link href={address('/v2/terms')} external>
                voorwaarden
              </Link>
            </>
          }
        />
      </div>
    </div>
  )
}

const campaignItems = (text: string | null) => (text === null ? [] : [{ term: 'Actie', details: text }])

const planItems = (plan: Variant) => [
  { term: 'Abonnement', details: planNames[plan.name] },
  { term: 'Voor wie', details: planTiers[plan.name] ?? '' },
  {
    term: 'Prijs',
    details: costsMoney(plan)
      ? `${fullPriceText(plan.recurring_amount)}, maandelijks opzegbaar`
      : `${fullPriceText(plan.recurring_amount)}, gratis`,
  },
  ...campaignItems(campaignText(plan)),
]

function startTerm(plan: Variant, isCollected: boolean): string {
  if (!costsMoney(plan)) return 'Gaat in'
  return isCollected ? 'Eerste incasso' : 'Eerste factuur'
}

/** When the plan starts to cost what it costs, and how much that is. */
function startText(current: Wizard['current'], plan: Variant): string {
  if (!costsMoney(plan)) return 'Meteen'
  const unit = isYearly(plan.recurring_amount) ? 'YEAR' : 'MONTH'
  const { from, to } = firstPeriodOf({ current, unit, today: today() })
  return `${formatDateLong(from)}, voor de periode tot en met ${formatDateLong(to)}`
}

const paymentItems = ({ accountNumber, accountHolder, invoiceEmailAddress }: PaymentForm, onChange: () => void) => [
  {
    term: 'Rekening',
    details: (
      <span className={styles.account}>
        {[accountNumber.trim() && formatIban(accountNumber), accountHolder.trim()].filter(Boolean).join(', ') || 'Geen'}
        <Button size="small" onClick={onChange} aria-label="Betaalgegevens wijzigen">
          Wijzigen
        </Button>
      </span>
    ),
  },
  { term: 'Facturen naar', details: invoiceEmailAddress },
]
