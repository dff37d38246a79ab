import { contract, type Expense } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { api } from '../../app/transport/calls.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** How a receipt is paid back by a payment file. */
export interface ReimburseForm {
  /** The bank book it is paid from; null for the first there is. */
  journalId: number | null
  day: string | null
  /** Of whom it is paid to, when that is not known yet. */
  iban: string
}

interface Reimburse {
  readonly administrationId: number
  readonly expense: Expense
  /** Whether anything is still to be paid back by somebody who may. */
  readonly isOwed: boolean
  readonly onClose: () => void
}

/** A receipt in the books: paid back by a file or in cash, or its approval taken back. */
export function useReimburse({ administrationId, expense, isOwed, onClose }: Reimburse) {
  const form = useForm<ReimburseForm>({
    defaultValues: { journalId: null, day: today(), iban: '' },
    mode: 'onTouched',
  })
  const params = { administrationId }
  const one = { administrationId, expenseId: expense.id }
  const { version } = expense
  const all = useQuery({ ...query(contract.bank.books, { params }), enabled: isOwed }).data ?? []
  const books = all.filter((book) => book.iban !== null)
  const writes = { errors: 'screen' } as const
  const reimburse = useWrite(contract.expenses.reimburse, writes)
  const markPaid = useWrite(contract.expenses.markPaid, writes)
  const reopen = useWrite(contract.expenses.reopen, writes)
  const after = (sent: Promise<unknown>, text: string) =>
    sent.then(
      () => {
        toast.success(text)
        onClose()
      },
      (error) => showFieldErrors(form, error, ['journalId', 'iban'], { executionDate: 'day' }),
    )
  const makeFile = async (journalId: number, executionDate: string, iban: string) => {
    const body = { expenseIds: [expense.id], journalId, executionDate, iban: iban.trim() || null }
    const { paymentFileId } = await reimburse.mutateAsync({ params, body })
    download(await api.call(contract.payments.download, { params: { administrationId, paymentFileId } }))
  }
  const submit = form.handleSubmit(({ journalId, day, iban }) => {
    if (!isOwed) return onClose()
    const from = journalId ?? books.at(0)?.journalId
    if (from === undefined || day === null) return undefined
    return after(makeFile(from, day, iban), 'Het betaalbestand is gemaakt')
  })
  return {
    form,
    /** The bank books that money can leave by a file. */
    books,
    submit,
    isSending: reimburse.isPending,
    payInCash: (accountId: number) =>
      after(
        markPaid.mutateAsync({ params: one, body: { version, paidOn: today(), accountId } }),
        'Het bonnetje is vergoed uit de kas',
      ),
    isPayingInCash: markPaid.isPending,
    reopen: () => after(reopen.mutateAsync({ params: one, body: { version } }), 'De goedkeuring is teruggedraaid'),
    isReopening: reopen.isPending,
  }
}
