import { DateField, TextField } from '@klopt/ui'
import { addDays, formatDate } from '@klopt/validators'
import { useEffect } from 'react'
import { CustomerPicker } from '../contacts/customer-picker.tsx'
import type { Draft, DraftPartProps, DraftProblems } from '../../shared/selling/draft.ts'
import * as styles from '../../shell/document-editor.css.ts'

interface DraftHeadProps extends DraftPartProps {
  administrationId: number
  isCredit: boolean
  /** Begun just now: whom it is for comes first. */
  isNew: boolean
  onPick: (contactId: number | null) => void
}

/** Whom it is for, when, and when it has to be paid, which a credit invoice has not. */
export function DraftHead({ administrationId, draft, update, problems, isCredit, isNew, onPick }: DraftHeadProps) {
  useEffect(() => {
    // On a phone the focus would bring its keyboard up over what one came to see.
    if (isNew && matchMedia('(hover: hover)').matches) document.getElementById('invoice-contact')?.focus()
  }, [isNew])
  return (
    <div className={isCredit ? styles.creditHead : styles.head}>
      <CustomerPicker
        id="invoice-contact"
        className={styles.contact}
        administrationId={administrationId}
        contactId={draft.contactId}
        onPick={onPick}
        error={problems['contactId']}
      />
      <DateField
        label="Factuurdatum"
        value={draft.invoiceDate}
        onChange={(invoiceDate) => update((before) => ({ ...before, invoiceDate }))}
        error={problems['invoiceDate']}
      />
      {(!isCredit || problems['paymentTermDays'] !== undefined) && <PaymentTerm {...{ draft, update, problems }} />}
    </div>
  )
}

function PaymentTerm({ draft, update, problems }: DraftPartProps) {
  return (
    <TextField
      label="Betaaltermijn"
      inputMode="numeric"
      suffix={<span className={styles.unit}>dagen</span>}
      value={draft.paymentTermDays}
      onChange={({ target }) => update((before) => ({ ...before, paymentTermDays: target.value }))}
      error={problems['paymentTermDays']}
      hint={dueText(draft, problems)}
    />
  )
}

function dueText({ invoiceDate, paymentTermDays }: Draft, problems: DraftProblems): string | undefined {
  if (invoiceDate === null || problems['paymentTermDays'] !== undefined) return undefined
  return `Vervalt op ${formatDate(addDays(invoiceDate, Number(paymentTermDays)))}`
}
