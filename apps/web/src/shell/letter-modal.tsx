import type { ResponseOf, contract } from '@klopt/api-client/contract'
import { Alert, Button, Modal, Skeleton, TextField, useCloseDialog } from '@klopt/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { asApiError } from '../app/errors/failures.ts'
import { showFieldErrors } from '../app/errors/show-field-errors.ts'
import { emailRule } from '../shared/forms/field-rules.ts'
import { RichTextField } from '../shared/rich-text/rich-text-field.tsx'
import * as styles from './letter-modal.css.ts'
import { LoadError } from './load-error.tsx'

type Preview = ResponseOf<typeof contract.invoices.mailPreview>
/** A mail as somebody wrote it. */
export type Letter = Preview & { readonly recipient: string }

/** Why a document cannot be sent: what is missing, by path, or a sentence. */
interface Refusal {
  readonly fields: Readonly<Record<string, string>>
  readonly message: string
}

export interface LetterModalProps {
  /** 'Factuur versturen' */
  title: string
  /** The mail as it is proposed. It must not be fetched again under the hands of who changes it. */
  preview: Pick<UseQueryResult<Preview>, 'data' | 'isFetching' | 'isError' | 'error' | 'refetch'>
  /** What is filled in when the mail goes. */
  variables: NonNullable<ComponentProps<typeof RichTextField>['variables']>
  /** What happens with the document. */
  note: string
  /** What else is chosen with it. */
  children?: ReactNode
  /** What is asked first. */
  doubt?: string | null
  /** Sends it; what it throws is shown at its field. */
  onSend: (letter: Letter) => Promise<void>
  onClose: () => void
  /** The document itself is not ready: what is missing is shown in the page. */
  onRefused: (refusal: Refusal) => void
}

/** The mail with a document as it will be sent, to read and change before it goes. */
export function LetterModal(props: LetterModalProps) {
  const { title, preview, onClose } = props
  if (preview.data && !preview.isFetching) return <WrittenLetter {...props} proposed={preview.data} />
  return (
    <Modal open title={title} onClose={onClose} width={600}>
      {preview.isError ? (
        <LoadError error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <Skeleton height="280px" />
      )}
    </Modal>
  )
}

function WrittenLetter({ proposed, ...props }: LetterModalProps & { proposed: Preview }) {
  const { title, variables, note, children, doubt, onSend, onClose, onRefused } = props
  const formId = useId()
  const form = useForm({
    defaultValues: { subject: proposed.subject, recipient: proposed.recipient ?? '' },
    mode: 'onTouched',
  })
  const [body, setBody] = useState(proposed.body)
  const [bodyError, setBodyError] = useState<string>()
  const { errors, isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (letter) => {
    try {
      await onSend({ ...letter, body })
      onClose()
    } catch (error) {
      const refused = asApiError(error)
      const isAboutLetter = ['recipient', 'subject', 'body'].some((field) => refused.fields[field] !== undefined)
      setBodyError(refused.fields['body'])
      if (!isAboutLetter && Object.keys(refused.fields).length > 0) onRefused(refused)
      else if (refused.fields['body'] === undefined) showFieldErrors(form, refused, ['recipient', 'subject'])
    }
  })
  const button = (
    <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
      Versturen
    </Button>
  )
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      width={600}
      unsavedChanges={(isDirty || body !== proposed.body) && !isSubmitting}
      footer={
        <>
          <Cancel />
          {button}
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        {doubt && <Alert tone="warning">{doubt}</Alert>}
        <TextField
          label="Aan"
          type="email"
          inputMode="email"
          required
          error={errors.recipient?.message}
          {...form.register('recipient', { validate: emailRule('Vul een e-mailadres in') })}
        />
        <TextField
          label="Onderwerp"
          required
          maxLength={200}
          error={errors.subject?.message}
          {...form.register('subject', { validate: (text) => text.trim() !== '' || 'Vul een onderwerp in' })}
        />
        <RichTextField
          label="Bericht"
          required
          value={body}
          variables={variables}
          onChange={setBody}
          error={bodyError}
        />
        {children}
        <p className={styles.note}>{note}</p>
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Modal>
  )
}

/** Leaves the mail as its cross does: what was changed in it is asked about. */
function Cancel() {
  const close = useCloseDialog()
  return <Button onClick={() => close()}>Annuleren</Button>
}
