import { contract } from '@klopt/api-client/contract'
import { Alert, Button, DateField, Select, TextField, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { today } from '../../app/today.ts'
import { api, query } from '../../app/transport/api.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { PhotoButton, type ExpenseModalProps } from './photo-button.tsx'

/** A receipt that is in the books: paid back by a payment file or in cash, or taken back. */
export function ReimburseModal(props: ExpenseModalProps & { mayDecide: boolean }) {
  const { administrationId, expense, onClose, mayDecide } = props
  const [journalId, setJournalId] = useState<number | null>(null)
  const [day, setDay] = useState<string | null>(today())
  const [iban, setIban] = useState('')
  const params = { administrationId }
  const { version } = expense
  const isOwed = mayDecide && expense.openCents > 0 && expense.paymentFileId === null
  const books = useQuery({ ...query(contract.bank.books, { params }), enabled: isOwed }).data ?? []
  const accounts = useQuery({ ...query(contract.ledgerAccounts.list, { params }), enabled: isOwed }).data ?? []
  const cash = accounts.find(({ rgsCode, active }) => rgsCode === 'BLimKasKas' && active)
  const writes = { errors: 'screen' } as const
  const reimburse = useWrite(contract.expenses.reimburse, writes)
  const markPaid = useWrite(contract.expenses.markPaid, writes)
  const reopen = useWrite(contract.expenses.reopen, writes)
  const error = reimburse.error ?? markPaid.error ?? reopen.error
  const faults: Readonly<Record<string, string>> = error?.fields ?? {}
  const mayReopen = mayDecide && expense.paymentFileId === null && (isOwed || expense.contactId === null)
  const one = { administrationId, expenseId: expense.id }
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
    if (!isOwed || day === null || chosen === null) return onClose()
    const body = { expenseIds: [expense.id], journalId: chosen, executionDate: day, iban: iban.trim() || null }
    const made = reimburse.mutateAsync({ params, body }).then(async ({ paymentFileId }) => {
      const file = await api.call(contract.payments.download, { params: { administrationId, paymentFileId } })
      download(file)
    })
    return after(made, 'Het betaalbestand is gemaakt')
  }
  const payable = books.filter((book) => book.iban !== null)
  const chosen = journalId ?? payable.at(0)?.journalId ?? null
  return (
    <FormModal
      title={`Bonnetje van ${expense.userName}`}
      button={isOwed ? 'Betaalbestand maken' : 'Sluiten'}
      isPending={reimburse.isPending}
      problem={faults['items.0.openItemId'] ?? (Object.keys(faults).length === 0 ? error?.message : undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      <PhotoButton administrationId={administrationId} expense={expense} />
      <p>{expense.description}</p>
      {expense.paymentFileId !== null && <Alert>Dit bonnetje staat in een betaalbestand.</Alert>}
      {isOwed && (
        <>
          <p>Nog te vergoeden: {formatEuro(expense.openCents)}</p>
          <Select
            label="Betalen van"
            required
            options={payable.map((book) => ({ value: book.journalId, label: book.name }))}
            value={chosen}
            onChange={setJournalId}
            error={faults['journalId']}
          />
          <DateField
            label="Op"
            required
            value={day}
            today={today()}
            onChange={setDay}
            error={faults['executionDate']}
          />
          {!expense.hasIban && (
            <TextField
              label={`IBAN van ${expense.userName}`}
              required
              value={iban}
              onChange={(event) => setIban(event.target.value)}
              error={faults['iban']}
            />
          )}
          {cash && (
            <Button
              loading={markPaid.isPending}
              onClick={() =>
                void after(
                  markPaid.mutateAsync({ params: one, body: { version, paidOn: today(), accountId: cash.id } }),
                  'Het bonnetje is vergoed uit de kas',
                )
              }
            >
              Contant vergoed
            </Button>
          )}
        </>
      )}
      {mayReopen && (
        <Button
          loading={reopen.isPending}
          onClick={() =>
            void after(reopen.mutateAsync({ params: one, body: { version } }), 'De goedkeuring is teruggedraaid')
          }
        >
          Goedkeuring terugdraaien
        </Button>
      )}
    </FormModal>
  )
}
