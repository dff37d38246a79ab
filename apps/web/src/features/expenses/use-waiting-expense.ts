import { contract, type Expense } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { completed, expenseFieldNames, expenseFormOf, handedIn, type ExpenseForm } from './expense-form.ts'

/** A receipt to judge, and why it is not paid back when it is declined. */
export interface WaitingForm extends ExpenseForm {
  reason: string
}

interface WaitingExpense {
  readonly administrationId: number
  readonly expense: Expense
  /** Whoever may judge it approves; else it is handed in again. */
  readonly mayDecide: boolean
  readonly onClose: () => void
}

/** A receipt that nobody has approved yet: changed and handed in again, approved, declined or thrown away. */
export function useWaitingExpense({ administrationId, expense, mayDecide, onClose }: WaitingExpense) {
  const form = useForm<WaitingForm>({
    defaultValues: { ...expenseFormOf(expense), reason: '' },
    mode: 'onTouched',
  })
  const { version } = expense
  const params = { administrationId, expenseId: expense.id }
  const writes = { errors: 'screen' } as const
  const save = useWrite(contract.expenses.save, writes)
  const approve = useWrite(contract.expenses.approve, writes)
  const decline = useWrite(contract.expenses.decline, writes)
  const remove = useWrite(contract.expenses.delete, writes)
  const isDone = [save, approve, decline, remove].some(({ isSuccess }) => isSuccess)
  const after = (sent: Promise<unknown>, text: string) =>
    sent.then(
      () => {
        toast.success(text)
        onClose()
      },
      (error) => showFieldErrors(form, error, [...expenseFieldNames, 'reason']),
    )
  const submit = form.handleSubmit(({ reason: _reason, ...filled }) => {
    const approved = mayDecide ? completed(filled) : null
    if (approved) {
      return after(
        approve.mutateAsync({ params, body: { ...approved, version } }),
        'Het bonnetje is goedgekeurd en geboekt',
      )
    }
    const input = mayDecide ? null : handedIn(filled)
    if (input) return after(save.mutateAsync({ params, body: { ...input, version } }), 'Je bonnetje is ingediend')
    return undefined
  })
  return {
    form,
    hasChanges: form.formState.isDirty && !isDone,
    submit,
    isSending: approve.isPending || save.isPending,
    decline: () =>
      after(
        decline.mutateAsync({ params, body: { version, reason: form.getValues('reason') } }),
        'Het bonnetje is afgewezen',
      ),
    isDeclining: decline.isPending,
    remove: () => after(remove.mutateAsync({ params, body: { version } }), 'Het bonnetje is verwijderd'),
    isRemoving: remove.isPending,
  }
}
