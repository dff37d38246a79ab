import { contract, type Expense, type ExpenseApproval, type ExpenseInput } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../app/transport/use-write.ts'
import type { ExpenseDraft } from './expense-fields.tsx'

type Faults = Readonly<Record<string, string>>

interface WaitingExpense {
  readonly administrationId: number
  readonly expense: Expense
  /** Whoever may judge it approves; else it is handed in again. */
  readonly mayDecide: boolean
  readonly onClose: () => void
}

/** A receipt that nobody has approved yet: changed and handed in again, approved, declined or thrown away. */
export function useWaitingExpense({ administrationId, expense, mayDecide, onClose }: WaitingExpense) {
  const [draft, setDraft] = useState<ExpenseDraft>(expense)
  const [missing, setMissing] = useState<Faults>({})
  const { version } = expense
  const params = { administrationId, expenseId: expense.id }
  const writes = { errors: 'screen' } as const
  const save = useWrite(contract.expenses.save, writes)
  const approve = useWrite(contract.expenses.approve, writes)
  const decline = useWrite(contract.expenses.decline, writes)
  const remove = useWrite(contract.expenses.delete, writes)
  const error = approve.error ?? save.error ?? decline.error ?? remove.error
  const faults: Faults = { ...missing, ...error?.fields }
  const isDone = [save, approve, decline, remove].some(({ isSuccess }) => isSuccess)
  const after = (sent: Promise<unknown>, text: string) =>
    sent.then(
      () => {
        toast.success(text)
        onClose()
      },
      // The reason stands in the form.
      () => undefined,
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { input, faults: lacking } = handedIn(draft)
    const approval = completed(draft)
    setMissing(mayDecide ? approval.faults : lacking)
    if (mayDecide && approval.input) {
      const body = { ...approval.input, version }
      return after(approve.mutateAsync({ params, body }), 'Het bonnetje is goedgekeurd en geboekt')
    }
    if (!mayDecide && input) {
      return after(save.mutateAsync({ params, body: { ...input, version } }), 'Je bonnetje is ingediend')
    }
  }
  return {
    draft,
    faults,
    /** What is wrong with the whole of it. */
    problem: Object.keys(faults).length === 0 ? error?.message : undefined,
    hasChanges: draft !== expense && !isDone,
    change: (part: Partial<ExpenseDraft>) => setDraft((before) => ({ ...before, ...part })),
    submit,
    isSending: approve.isPending || save.isPending,
    decline: (reason: string) =>
      after(decline.mutateAsync({ params, body: { version, reason } }), 'Het bonnetje is afgewezen'),
    isDeclining: decline.isPending,
    remove: () => after(remove.mutateAsync({ params, body: { version } }), 'Het bonnetje is verwijderd'),
    isRemoving: remove.isPending,
  }
}

interface Checked<Input> {
  readonly input: Input | null
  readonly faults: Faults
}

/** What is handed in needs its day; the rest may be left to who approves. */
export function handedIn({
  spentOn,
  description,
  amountCents,
  accountId,
  vatCode,
}: ExpenseDraft): Checked<ExpenseInput> {
  if (spentOn === null) return { input: null, faults: { spentOn: 'Vul een datum in' } }
  return { input: { spentOn, description, amountCents, accountId, vatCode }, faults: {} }
}

/** What is approved needs all that is booked. */
export function completed(draft: ExpenseDraft): Checked<Omit<ExpenseApproval, 'version'>> {
  const { spentOn, description, amountCents, accountId, vatCode } = draft
  const faults = {
    ...(spentOn === null && { spentOn: 'Vul een datum in' }),
    ...(amountCents === null && { amountCents: 'Vul het bedrag van de bon in' }),
    ...(accountId === null && { accountId: 'Kies een categorie' }),
    ...(vatCode === null && { vatCode: 'Kies een btw-tarief' }),
  }
  if (spentOn === null || amountCents === null || accountId === null || vatCode === null) {
    return { input: null, faults }
  }
  return { input: { spentOn, description, amountCents, accountId, vatCode }, faults: {} }
}
