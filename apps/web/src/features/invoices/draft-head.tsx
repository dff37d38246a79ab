import { DateField, TextField } from '@klopt/ui'
import { addDays, formatDate } from '@klopt/validators'
import { useState } from 'react'
import { ContactPane } from '../contacts/contact-pane.tsx'
import { ContactPicker } from '../../shell/contact-picker.tsx'
import type { Draft, DraftProblems } from './draft.ts'
import * as styles from './draft-editor.css.ts'

export interface DraftPartProps {
  draft: Draft
  update: (change: (draft: Draft) => Draft) => void
  problems: DraftProblems
}

interface DraftHeadProps extends DraftPartProps {
  administrationId: number
  isCredit: boolean
  onPick: (contactId: number | null) => void
}

/** Whom it is for, when, and when it has to be paid, which a credit invoice has not. */
export function DraftHead({ administrationId, draft, update, problems, isCredit, onPick }: DraftHeadProps) {
  const [newName, setNewName] = useState<string | null>(null)
  const [added, setAdded] = useState<{ id: number; name: string } | null>(null)
  return (
    <div className={isCredit ? styles.creditHead : styles.head}>
      <ContactPicker
        id="invoice-contact"
        label="Relatie"
        placeholder="Zoek op naam"
        className={styles.contact}
        administrationId={administrationId}
        contactId={draft.contactId}
        contactName={added?.id === draft.contactId ? added?.name : undefined}
        onPick={onPick}
        onCreate={setNewName}
        error={problems['contactId']}
      />
      <DateField
        label="Factuurdatum"
        value={draft.invoiceDate}
        onChange={(invoiceDate) => update((before) => ({ ...before, invoiceDate }))}
        error={problems['invoiceDate']}
      />
      {!isCredit && <PaymentTerm {...{ draft, update, problems }} />}
      {newName !== null && (
        <ContactPane
          administrationId={administrationId}
          subject={{ name: newName }}
          onClose={() => setNewName(null)}
          onSaved={(contact) => {
            setNewName(null)
            setAdded(contact)
            onPick(contact.id)
          }}
        />
      )}
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
