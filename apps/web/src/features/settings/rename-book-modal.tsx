import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Modal, TextField, toast } from '@klopt/ui'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/show-field-errors.ts'
import { useWrite } from '../../app/use-write.ts'
import type { Book } from './bank-books-screen.tsx'
import * as styles from './settings.css.ts'

export interface RenameBookModalProps {
  administrationId: number
  book: Book
  onClose: () => void
}

/** Another name for a book. */
export function RenameBookModal({ administrationId, book, onClose }: RenameBookModalProps) {
  const formId = useId()
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
    <Modal
      open
      title="Naam wijzigen"
      onClose={onClose}
      unsavedChanges={isDirty && !rename.isSuccess}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={rename.isPending}>
          Naam opslaan
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Naam"
          required
          maxLength={100}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name', { validate: (text) => text.trim() !== '' || 'Dit veld mag niet leeg zijn' })}
        />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Modal>
  )
}
