import { Badge, EmptyState, RadioGroup } from '@klopt/ui'
import { CalendarX2 } from 'lucide-react'
import { useId, useState } from 'react'
import { campaignText, discountText, isYearly, planTiers, priceText, VAT_NOTE, type Variant } from './plan-texts.ts'
import { planNames } from '../../shared/subscriptions/plan-names.ts'
import type { Wizard } from './use-wizard.ts'
import * as styles from './wizard.css.ts'

export interface PlanStepProps {
  variants: readonly Variant[]
  wizard: Pick<Wizard, 'plan' | 'choose' | 'problem' | 'current'>
}

type Unit = 'MONTH' | 'YEAR'
const unitOf = ({ recurring_amount }: Variant): Unit => (isYearly(recurring_amount) ? 'YEAR' : 'MONTH')

/** The plans, each for so much turnover, by the month or by the year. */
export function PlanStep({ variants, wizard }: PlanStepProps) {
  const { plan, choose, problem, current } = wizard
  const [unit, setUnit] = useState<Unit>(plan ? unitOf(plan) : 'MONTH')
  const id = useId()
  if (variants.length === 0) {
    return (
      <EmptyState icon={CalendarX2} title="Er zijn momenteel geen abonnementen beschikbaar.">
        Probeer het later nog eens.
      </EmptyState>
    )
  }
  const show = (next: Unit) => {
    setUnit(next)
    if (plan) choose(variants.find((other) => other.name === plan.name && unitOf(other) === next) ?? null)
  }
  return (
    <>
      {variants.some((variant) => unitOf(variant) === 'YEAR') && (
        <RadioGroup
          label="Betalen"
          orientation="horizontal"
          value={unit}
          onChange={show}
          options={[
            { value: 'MONTH', label: 'Per maand' },
            { value: 'YEAR', label: 'Per jaar: twaalf maanden voor de prijs van tien' },
          ]}
        />
      )}
      <fieldset className={styles.plans} aria-describedby={problem && `${id}-problem`}>
        <legend className={styles.legend}>Kies een abonnement dat bij je omzet past</legend>
        {variants
          .filter((variant) => unitOf(variant) === unit)
          .map((variant) => (
            <Plan
              key={variant.id}
              variant={variant}
              group={id}
              isCurrent={variant.id === current.variantId}
              checked={plan?.id === variant.id}
              onChoose={() => choose(variant)}
            />
          ))}
      </fieldset>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

interface PlanProps {
  variant: Variant
  group: string
  isCurrent: boolean
  checked: boolean
  onChoose: () => void
}

function Plan({ variant, group, isCurrent, checked, onChoose }: PlanProps) {
  const discount = discountText(variant.recurring_amount)
  const campaign = campaignText(variant)
  return (
    <label className={styles.plan}>
      <span className={styles.planHead}>
        <input type="radio" name={group} checked={checked} onChange={onChoose} className={styles.radio} />
        <span className={styles.planName}>{planNames[variant.name]}</span>
        {discount && (
          <Badge tone="success" dot={false}>
            {discount}
          </Badge>
        )}
      </span>
      <span className={styles.price}>{priceText(variant.recurring_amount)}</span>
      {variant.recurring_amount.amount > 0 && <span className={styles.tier}>{VAT_NOTE}</span>}
      {campaign && <span className={styles.tier}>{campaign}</span>}
      <span className={styles.tier}>{planTiers[variant.name]}</span>
      {isCurrent && <span className={styles.currentPlan}>Je huidige abonnement</span>}
    </label>
  )
}
