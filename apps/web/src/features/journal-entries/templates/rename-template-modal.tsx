import { contract, type JournalTemplateItem } from '@klopt/api-client/contract'
import { TextField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../../app/errors/show-field-errors.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { filled } from '../../../shared/forms/field-rules.ts'
import { FormModal } from '../../../shell/form-modal.tsx'

export interface RenameTemplateModalProps {
  administrationId: number
  template: JournalTemplateItem
  onClose: () => void
}

/** Calls a template otherwise. */
export function RenameTemplateModal({ administrationId, template, onClose }: RenameTemplateModalProps) {
  const form = useForm({ defaultValues: { name: template.name } })
  const { errors, isDirty } = form.formState
  const rename = useWrite(contract.journalTemplates.rename, { errors: 'screen' })
  const submit = form.handleSubmit(({ name }) =>
    rename.mutate(
      { params: { administrationId, templateId: template.id }, body: { name, version: template.version } },
      {
        onSuccess: () => {
          toast.success('De naam is gewijzigd.')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['name']),
      },
    ),
  )
  return (
    <FormModal
      title="Naam wijzigen"
      button="Opslaan"
      isPending={rename.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !rename.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Naam"
        required
        autoComplete="off"
        maxLength={100}
        error={errors.name?.message}
        {...form.register('name', { validate: filled })}
      />
    </FormModal>
  )
}
