import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { FormProvider, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { ExpenseFields } from './expense-fields.tsx'
import { expenseFieldNames, type ExpenseForm } from './expense-form.ts'

export interface SubmitModalProps {
  administrationId: number
  /** The photo that was taken or chosen. */
  file: File
  onClose: () => void
}

/** A receipt that was photographed: handed in as it is, or with what one knows of it. */
export function SubmitModal({ administrationId, file, onClose }: SubmitModalProps) {
  const form = useForm<ExpenseForm>({
    defaultValues: { spentOn: today(), description: '', amountCents: null, accountId: null, vatCode: null },
    mode: 'onTouched',
  })
  const create = useWrite(contract.expenses.create, { errors: 'screen' })
  const submit = form.handleSubmit(({ spentOn, description, amountCents, accountId, vatCode }) => {
    const query = omitUndefined({
      name: file.name,
      spentOn: spentOn ?? today(),
      description: description.trim() || undefined,
      amountCents: amountCents === null ? undefined : String(amountCents),
      accountId: accountId === null ? undefined : String(accountId),
      vatCode: vatCode ?? undefined,
    })
    create.mutate(
      { params: { administrationId }, query, body: file },
      {
        onSuccess: () => {
          toast.success('Je bonnetje is ingediend')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, expenseFieldNames),
      },
    )
  })
  return (
    <FormModal
      title="Bonnetje indienen"
      button="Indienen"
      isPending={create.isPending}
      problem={form.formState.errors.root?.message}
      // Its photo alone is lost with a press that was not meant.
      unsavedChanges={!create.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{file.name}. Wat je niet weet laat je leeg; wie goedkeurt vult het aan.</p>
      <FormProvider {...form}>
        <ExpenseFields administrationId={administrationId} isComplete={false} />
      </FormProvider>
    </FormModal>
  )
}
