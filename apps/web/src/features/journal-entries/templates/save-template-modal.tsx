import { contract } from '@klopt/api-client/contract'
import { Checkbox, TextField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../../app/errors/show-field-errors.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { filled } from '../../../shared/forms/field-rules.ts'
import { FormModal } from '../../../shell/form-modal.tsx'
import { isEmpty, type EntryDraft } from '../entry-draft.ts'
import { wireLineOf } from '../wire.ts'

export interface SaveTemplateModalProps {
  administrationId: number
  /** What it keeps. */
  draft: EntryDraft
  onClose: () => void
}

interface TemplateForm {
  name: string
  keepsAmounts: boolean
}

/** Keeps an entry to begin others from. */
export function SaveTemplateModal({ administrationId, draft, onClose }: SaveTemplateModalProps) {
  const form = useForm<TemplateForm>({ defaultValues: { name: draft.description, keepsAmounts: true } })
  const { errors, isDirty } = form.formState
  const create = useWrite(contract.journalTemplates.create, { errors: 'screen' })
  const submit = form.handleSubmit(({ name, keepsAmounts }) => {
    const lines = draft.lines.filter((line) => !isEmpty(line)).map(wireLineOf)
    const blank = { debitCents: null, creditCents: null }
    const body = {
      name,
      description: draft.description.trim(),
      lines: keepsAmounts ? lines : lines.map((line) => ({ ...line, ...blank })),
    }
    create.mutate(
      { params: { administrationId }, body },
      {
        onSuccess: () => {
          toast.success(`Sjabloon ${name.trim()} is bewaard.`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['name']),
      },
    )
  })
  return (
    <FormModal
      title="Bewaar als sjabloon"
      button="Sjabloon bewaren"
      isPending={create.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !create.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Een sjabloon bewaart de regels. Openstaande posten kies je elke keer opnieuw.</p>
      <TextField
        label="Naam"
        required
        autoComplete="off"
        maxLength={100}
        error={errors.name?.message}
        {...form.register('name', { validate: filled })}
      />
      <Checkbox label="Bedragen bewaren" {...form.register('keepsAmounts')} />
    </FormModal>
  )
}
