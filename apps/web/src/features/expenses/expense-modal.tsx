import { contract } from '@klopt/api-client/contract'
import { Alert, Button, TextField, toast } from '@klopt/ui'
import { useState, type FormEvent } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { ExpenseFields, type ExpenseDraft } from './expense-fields.tsx'
import { PhotoButton, type ExpenseModalProps } from './photo-button.tsx'
import { ReimburseModal } from './reimburse-modal.tsx'

/** A receipt: judged by who books purchases, changed by who handed it in. */
export function ExpenseModal(props: ExpenseModalProps) {
  const mayDecide = useMayChange(props.administrationId, { permission: 'BOOKING' })
  const { state } = props.expense
  if (state === 'approved' || state === 'reimbursed') return <ReimburseModal {...props} mayDecide={mayDecide} />
  return <WaitingExpense {...props} mayDecide={mayDecide && state === 'submitted'} />
}

function WaitingExpense({ administrationId, expense, onClose, mayDecide }: ExpenseModalProps & { mayDecide: boolean }) {
  const [draft, setDraft] = useState<ExpenseDraft>(expense)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const { version } = expense
  const params = { administrationId, expenseId: expense.id }
  const writes = { errors: 'screen' } as const
  const save = useWrite(contract.expenses.save, writes)
  const approve = useWrite(contract.expenses.approve, writes)
  const decline = useWrite(contract.expenses.decline, writes)
  const remove = useWrite(contract.expenses.delete, writes)
  const error = approve.error ?? save.error ?? decline.error ?? remove.error
  const faults = { ...missing, ...error?.fields }
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
    const { spentOn, description, amountCents, accountId, vatCode } = draft
    if (spentOn === null) return setMissing({ spentOn: 'Vul een datum in' })
    if (!mayDecide) {
      const body = { spentOn, description, amountCents, accountId, vatCode, version }
      return after(save.mutateAsync({ params, body }), 'Je bonnetje is ingediend')
    }
    if (amountCents === null) return setMissing({ amountCents: 'Vul het bedrag van de bon in' })
    if (accountId === null) return setMissing({ accountId: 'Kies een categorie' })
    if (vatCode === null) return setMissing({ vatCode: 'Kies een btw-tarief' })
    const body = { spentOn, description, amountCents, accountId, vatCode, version }
    return after(approve.mutateAsync({ params, body }), 'Het bonnetje is goedgekeurd en geboekt')
  }
  return (
    <FormModal
      title={`Bonnetje van ${expense.userName}`}
      button={mayDecide ? 'Goedkeuren' : 'Indienen'}
      isPending={approve.isPending || save.isPending}
      problem={Object.keys(faults).length === 0 ? error?.message : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {expense.declinedReason !== null && <Alert tone="warning">Afgewezen: {expense.declinedReason}</Alert>}
      <PhotoButton administrationId={administrationId} expense={expense} />
      <ExpenseFields
        administrationId={administrationId}
        draft={draft}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        faults={faults}
        isComplete={mayDecide}
      />
      {mayDecide && (
        <>
          <TextField
            label="Reden om af te wijzen"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={faults['reason']}
          />
          <Button
            loading={decline.isPending}
            onClick={() =>
              void after(decline.mutateAsync({ params, body: { version, reason } }), 'Het bonnetje is afgewezen')
            }
          >
            Afwijzen
          </Button>
        </>
      )}
      <Button
        variant="danger"
        loading={remove.isPending}
        onClick={() => void after(remove.mutateAsync({ params, body: { version } }), 'Het bonnetje is verwijderd')}
      >
        Bonnetje verwijderen
      </Button>
    </FormModal>
  )
}
