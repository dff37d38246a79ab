import { Badge, EmptyState, RadioGroup } from '@klopt/ui'
import { CalendarX2 } from 'lucide-react'
import { useId, useState } from 'react'
import { discountText, isYearly, planNames, planTiers, priceText, type Variant } from './plan-texts.ts'
import * as styles from './wizard.css.ts'

export interface PlanStepProps {
  variants: readonly Variant[]
  chosen: Variant | null
  onChoose: (variant: Variant) => void
}

/** The plans, each for so much turnover, by the month or by the year. */
export function PlanStep({ variants, chosen, onChoose }: PlanStepProps) {
  const [unit, setUnit] = useState(chosen && isYearly(chosen.recurring_amount) ? 'YEAR' : 'MONTH')
  const name = useId()
  if (variants.length === 0) {
    return (
      <EmptyState icon={CalendarX2} title="Er zijn momenteel geen abonnementen beschikbaar.">
        Probeer het later nog eens.
      </EmptyState>
    )
  }
  const hasYearly = variants.some(({ recurring_amount }) => isYearly(recurring_amount))
  const shown = variants.filter(({ recurring_amount: { interval } }) => interval.unit === unit)
  return (
    <div className={styles.step}>
      {hasYearly && (
        <RadioGroup
          label="Betalen"
          orientation="horizontal"
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'MONTH', label: 'Per maand' },
            { value: 'YEAR', label: 'Per jaar: twaalf maanden voor de prijs van tien' },
          ]}
        />
      )}
      <fieldset className={styles.plans}>
        <legend className={styles.legend}>Kies een abonnement bij je omzet</legend>
        {shown.map((variant) => (
          <Plan
            key={variant.id}
            variant={variant}
            group={name}
            checked={chosen?.id === variant.id}
            onChoose={() => onChoose(variant)}
          />
        ))}
      </fieldset>
    </div>
  )
}

interface PlanProps {
  variant: Variant
  group: string
  checked: boolean
  onChoose: () => void
}

function Plan({ variant, group, checked, onChoose }: PlanProps) {
  const discount = discountText(variant.recurring_amount)
  return (
    <label className={styles.plan}>
      <input type="radio" name={group} checked={checked} onChange={onChoose} className={styles.radio} />
      <span className={styles.planHead}>
        <span className={styles.planName}>{planNames[variant.name]}</span>
        {discount && <Badge tone="success">{discount}</Badge>}
      </span>
      <span className={styles.price}>{priceText(variant.recurring_amount)}</span>
      <span className={styles.tier}>{planTiers[variant.name]}</span>
    </label>
  )
}
