import { Alert, Button, TextField } from '@klopt/ui'
import { FormProvider, useFormContext } from 'react-hook-form'
import { FormModal } from '../../shell/form-modal.tsx'
import { ExpenseFields } from './expense-fields.tsx'
import { PhotoButton, type ExpenseModalProps } from './photo-button.tsx'
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
      <PhotoButton administrationId={administrationId} expense={expense} />
      <FormProvider {...form}>
        <ExpenseFields administrationId={administrationId} isComplete={mayDecide} />
        {mayDecide && <DeclineField onDecline={waiting.decline} isPending={waiting.isDeclining} />}
      </FormProvider>
      <Button variant="danger" loading={waiting.isRemoving} onClick={() => void waiting.remove()}>
        Bonnetje verwijderen
      </Button>
    </FormModal>
  )
}

interface DeclineFieldProps {
  onDecline: () => Promise<void>
  isPending: boolean
}

/** Why a receipt is not paid back, and the press that says so. */
function DeclineField({ onDecline, isPending }: DeclineFieldProps) {
  const { register, formState } = useFormContext<WaitingForm>()
  return (
    <>
      <TextField
        label="Reden om af te wijzen"
        maxLength={500}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      <Button loading={isPending} onClick={() => void onDecline()}>
        Afwijzen
      </Button>
    </>
  )
}
