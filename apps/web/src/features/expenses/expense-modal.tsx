import { Alert, Button, TextField } from '@klopt/ui'
import { useState } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { ExpenseFields } from './expense-fields.tsx'
import { PhotoButton, type ExpenseModalProps } from './photo-button.tsx'
import { ReimburseModal } from './reimburse-modal.tsx'
import { useWaitingExpense } from './use-waiting-expense.ts'

/** A receipt: judged by who books purchases, changed by who handed it in. */
export function ExpenseModal(props: ExpenseModalProps) {
  const mayDecide = useMayChange(props.administrationId, { permission: 'BOOKING' })
  const { state } = props.expense
  if (state === 'approved' || state === 'reimbursed') return <ReimburseModal {...props} mayDecide={mayDecide} />
  return <WaitingExpense {...props} mayDecide={mayDecide && state === 'submitted'} />
}

interface WaitingProps extends ExpenseModalProps {
  mayDecide: boolean
}

function WaitingExpense(props: WaitingProps) {
  const { administrationId, expense, onClose, mayDecide } = props
  const form = useWaitingExpense(props)
  const { draft, faults } = form
  return (
    <FormModal
      title={`Bonnetje van ${expense.userName}`}
      button={mayDecide ? 'Goedkeuren' : 'Indienen'}
      isPending={form.isSending}
      problem={form.problem}
      unsavedChanges={form.hasChanges}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {expense.declinedReason !== null && <Alert tone="warning">Afgewezen: {expense.declinedReason}</Alert>}
      <PhotoButton administrationId={administrationId} expense={expense} />
      <ExpenseFields
        administrationId={administrationId}
        draft={draft}
        onChange={form.change}
        faults={faults}
        isComplete={mayDecide}
      />
      {mayDecide && <DeclineField onDecline={form.decline} isPending={form.isDeclining} fault={faults['reason']} />}
      <Button variant="danger" loading={form.isRemoving} onClick={() => void form.remove()}>
        Bonnetje verwijderen
      </Button>
    </FormModal>
  )
}

interface DeclineFieldProps {
  onDecline: (reason: string) => Promise<void>
  isPending: boolean
  fault: string | undefined
}

/** Why a receipt is not paid back, and the press that says so. */
function DeclineField({ onDecline, isPending, fault }: DeclineFieldProps) {
  const [reason, setReason] = useState('')
  return (
    <>
      <TextField
        label="Reden om af te wijzen"
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={fault}
      />
      <Button loading={isPending} onClick={() => void onDecline(reason)}>
        Afwijzen
      </Button>
    </>
  )
}
