import { Alert, Button, TextField } from '@klopt/ui'
import { Trash2 } from 'lucide-react'
import { FormProvider, useFormContext } from 'react-hook-form'
import { FormModal } from '../../shell/form-modal.tsx'
import { ExpenseFields } from './expense-fields.tsx'
import * as styles from './expenses.css.ts'
import { ReceiptPhoto, type ExpenseModalProps } from './receipt-photo.tsx'
import { useWaitingExpense, type WaitingForm } from './use-waiting-expense.ts'

export interface WaitingExpenseProps extends ExpenseModalProps {
  /** Whoever may judge it approves or declines; else it is handed in again. */
  mayDecide: boolean
}

/** A receipt that nobody has approved yet. */
export function WaitingExpense(props: WaitingExpenseProps) {
  const { administrationId, expense, onClose, mayDecide } = props
  const waiting = useWaitingExpense(props)
  const { form } = waiting
  return (
    <FormModal
      title={`Bonnetje van ${expense.userName}`}
      button={mayDecide ? 'Goedkeuren' : 'Indienen'}
      isPending={waiting.isSending}
      problem={form.formState.errors.root?.message}
      unsavedChanges={waiting.hasChanges}
      onSubmit={waiting.submit}
      onClose={onClose}
    >
      {expense.declinedReason !== null && <Alert tone="warning">Afgewezen: {expense.declinedReason}</Alert>}
      <ReceiptPhoto administrationId={administrationId} expense={expense} />
      <FormProvider {...form}>
        <ExpenseFields administrationId={administrationId} isComplete={mayDecide} />
        {mayDecide && <DeclineField />}
      </FormProvider>
      <div className={styles.deeds}>
        {mayDecide && (
          <Button loading={waiting.isDeclining} onClick={() => void waiting.decline()}>
            Afwijzen
          </Button>
        )}
        <Button variant="text" icon={Trash2} loading={waiting.isRemoving} onClick={() => void waiting.remove()}>
          Bonnetje verwijderen
        </Button>
      </div>
    </FormModal>
  )
}

/** Why a receipt is not paid back. */
function DeclineField() {
  const { register, formState } = useFormContext<WaitingForm>()
  return (
    <TextField
      label="Reden om af te wijzen"
      maxLength={500}
      error={formState.errors.reason?.message}
      {...register('reason')}
    />
  )
}
