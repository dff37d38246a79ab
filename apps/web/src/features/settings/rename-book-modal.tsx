import { contract } from '@klopt/api-client/contract'
import { TextField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { filled } from '../../shared/forms/field-rules.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import type { Book } from './types.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface RenameBookModalProps {
  administrationId: number
  book: Book
  onClose: () => void
}

/** Another name for a book. */
export function RenameBookModal({ administrationId, book, onClose }: RenameBookModalProps) {
  const form = useForm({ defaultValues: { name: book.name } })
  const { errors, isDirty } = form.formState
  const rename = useWrite(contract.journals.rename)
  const submit = form.handleSubmit((body) =>
    rename.mutate(
      { params: { administrationId, journalId: book.id }, body },
      {
        onSuccess: () => {
          toast.success('Naam gewijzigd')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['name']),
      },
    ),
  )
  return (
    <FormModal
      title="Naam wijzigen"
      onClose={onClose}
      unsavedChanges={isDirty && !rename.isSuccess}
      button="Naam opslaan"
      isPending={rename.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        label="Naam"
        required
        maxLength={100}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', { validate: filled })}
      />
    </FormModal>
  )
}
