import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useState, type FormEvent } from 'react'
import { today } from '../../app/today.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { ExpenseFields, type ExpenseDraft } from './expense-fields.tsx'

export interface SubmitModalProps {
  administrationId: number
  /** The photo that was taken or chosen. */
  file: File
  onClose: () => void
}

/** A receipt that was photographed: handed in as it is, or with what one knows of it. */
export function SubmitModal({ administrationId, file, onClose }: SubmitModalProps) {
  const [draft, setDraft] = useState<ExpenseDraft>({
    spentOn: today(),
    description: '',
    amountCents: null,
    accountId: null,
    vatCode: null,
  })
  const create = useWrite(contract.expenses.create, { errors: 'screen' })
  const faults: Readonly<Record<string, string>> = create.error?.fields ?? {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { spentOn, description, amountCents, accountId, vatCode } = draft
    const query = omitUndefined({
      name: file.name,
      spentOn: spentOn ?? today(),
      description: description.trim() || undefined,
      amountCents: amountCents === null ? undefined : String(amountCents),
      accountId: accountId === null ? undefined : String(accountId),
      vatCode: vatCode ?? undefined,
    })
    await create.mutateAsync({ params: { administrationId }, query, body: file }).then(
      () => {
        toast.success('Je bonnetje is ingediend')
        onClose()
      },
      // The reason stands in the form.
      () => undefined,
    )
  }
  return (
    <FormModal
      title="Bonnetje indienen"
      button="Indienen"
      isPending={create.isPending}
      problem={faults['content'] ?? (Object.keys(faults).length === 0 ? create.error?.message : undefined)}
      // Its photo alone is lost with a press that was not meant.
      unsavedChanges={!create.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{file.name}. Wat je niet weet laat je leeg; wie goedkeurt vult het aan.</p>
      <ExpenseFields
        administrationId={administrationId}
        draft={draft}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        faults={faults}
        isComplete={false}
      />
    </FormModal>
  )
}
