import { Accordion } from '@klopt/ui'
import { useState } from 'react'
import type { DraftPartProps } from '../../shared/selling/draft.ts'
import { isInEuros } from '../../shared/selling/draft-rate.ts'
import { CurrencyField } from '../../shell/currency-field.tsx'
import * as styles from '../../shell/document-editor.css.ts'
import { DepositField } from './deposit-field.tsx'
import { SupplyDates } from './supply-dates.tsx'

interface RareFieldsProps extends DraftPartProps {
  administrationId: number
  isCredit: boolean
  /** It corrects an invoice, and is in the currency of that. */
  isCorrection: boolean
}

const PROBLEMS = ['supplyFrom', 'supplyTo', 'currency', 'exchangeRate'] as const

/** What most invoices do without, folded: days of supply, a deposit, another currency. Open where one of these is used. */
export function RareFields({ administrationId, draft, update, problems, isCredit, isCorrection }: RareFieldsProps) {
  const isUsed = Boolean(draft.supplyFrom ?? draft.supplyTo ?? draft.isDeposit) || !isInEuros(draft)
  const hasProblem = PROBLEMS.some((field) => problems[field] !== undefined)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const asksDeposit = !isCredit && (isInEuros(draft) || draft.isDeposit === true)
  return (
    <Accordion
      className={styles.wholeRow}
      headingLevel={2}
      open={hasProblem || (isOpen ?? isUsed) ? ['rare'] : []}
      onOpenChange={(open) => setOpen(open.length > 0)}
      items={[
        {
          value: 'rare',
          title: titleOf(asksDeposit, !isCorrection),
          content: (
            <div className={styles.extraFields}>
              <SupplyDates {...{ draft, update, problems }} />
              {asksDeposit && <DepositField {...{ draft, update, problems }} />}
              {!isCorrection && <CurrencyField {...{ administrationId, draft, update, problems }} />}
            </div>
          ),
        },
      ]}
    />
  )
}

/** What is in it, so that nobody has to open it to know. */
function titleOf(asksDeposit: boolean, asksCurrency: boolean): string {
  const parts = ['Leverdatum', ...(asksDeposit ? ['aanbetaling'] : []), ...(asksCurrency ? ['munteenheid'] : [])]
  return new Intl.ListFormat('nl-NL').format(parts)
}
