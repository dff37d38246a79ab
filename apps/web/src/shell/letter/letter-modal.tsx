import type { Letter, LetterPreview, RichTextDocument } from '@klopt/api-client/contract'
import { Alert, Button, Modal, Skeleton, TextField, useCloseDialog } from '@klopt/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { asApiError } from '../../app/errors/failures.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { emailRule } from '../../shared/forms/field-rules.ts'
import { useSendKey } from '../../shared/keys/use-send-key.ts'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { LoadError } from '../load-error.tsx'
import { Attached } from './attached.tsx'
import { copiesIn, copiesRule } from './copies.ts'
import * as styles from './letter-modal.css.ts'
import { withNumber, withVariable, type NumberToCome } from './number-to-come.ts'
import { TestButton } from './test-button.tsx'

/** Why a document cannot be sent: what is missing, by path, or a sentence. */
interface Refusal {
  readonly fields: Readonly<Record<string, string>>
  readonly message: string
}

export interface LetterModalProps {
  /** 'Factuur versturen' */
  title: string
  /** The mail as it is proposed. It must not be fetched again under the hands of who changes it. */
  preview: Pick<UseQueryResult<LetterPreview>, 'data' | 'isFetching' | 'isError' | 'error' | 'refetch'>
  /** The variable that stands for the number of a document that has none yet. */
  number: Pick<NumberToCome, 'name' | 'label'>
  /** What sending does to the document, where it does something. */
  note?: string | null
  /** What else is chosen with it. */
  children?: ReactNode
  /** What is asked first. */
  doubt?: string | null
  /** Sends it; what it throws is shown at its field. */
  onSend: (letter: Letter) => Promise<void>
  /** Mails it to the user alone; answers to which address. */
  onTest: (letter: Pick<Letter, 'subject' | 'body'>) => Promise<string>
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

interface WrittenLetterProps extends LetterModalProps {
  proposed: LetterPreview
}

const inForm = ['recipient', 'cc', 'subject'] as const

function WrittenLetter(props: WrittenLetterProps) {
  const { proposed, title, note, children, doubt, onTest, onClose } = props
  const formId = useId()
  const written = useWrittenLetter(props)
  const { form, body, setBody, bodyError, setBodyError, toCome, submit, letter } = written
  const [copies, setCopies] = useState(false)
  const { errors, isDirty, isSubmitting } = form.formState
  const fields = useRef<HTMLFormElement>(null)
  // The key that brought the mail sends it.
  useSendKey(() => !isSubmitting && void submit(), fields)
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      width={600}
      unsavedChanges={(isDirty || body !== proposed.body) && !isSubmitting}
      footer={
        <div className={styles.footer}>
          <TestButton onTest={() => onTest(letter())} onWrongBody={setBodyError} />
          <Cancel />
          <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
            Versturen
          </Button>
        </div>
      }
    >
      <form ref={fields} id={formId} noValidate className={styles.form} onSubmit={submit}>
        {doubt && <Alert tone="warning">{doubt}</Alert>}
        <TextField
          label="Aan"
          type="email"
          inputMode="email"
          required
          error={errors.recipient?.message}
          action={
            !copies && (
              <Button variant="link" onClick={() => setCopies(true)}>
                Cc toevoegen
              </Button>
            )
          }
          {...form.register('recipient', { validate: emailRule('Vul een e-mailadres in') })}
        />
        {copies && (
          <TextField
            label="Cc"
            inputMode="email"
            autoFocus
            hint="Krijgt een kopie. Zet een komma tussen twee adressen."
            error={errors.cc?.message}
            {...form.register('cc', { validate: copiesRule })}
          />
        )}
        <TextField
          label="Onderwerp"
          required
          maxLength={200}
          error={errors.subject?.message}
          {...form.register('subject', { validate: (text) => text.trim() !== '' || 'Vul een onderwerp in' })}
        />
        <RichTextField
          label="Bericht"
          kind="letter"
          required
          value={body}
          variables={toCome === null ? [] : [toCome]}
          onChange={setBody}
          error={bodyError}
        />
        <Attached names={proposed.attachments} />
        {children}
        {note && <p className={styles.note}>{note}</p>}
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Modal>
  )
}

/** What is written, shown with the number to come and sent with its variable. */
function useWrittenLetter({ proposed, number, onSend, onClose, onRefused }: WrittenLetterProps) {
  const toCome = proposed.numberToCome === null ? null : { ...number, value: proposed.numberToCome }
  const shown = toCome === null ? proposed.subject : withNumber(proposed.subject, toCome)
  const form = useForm({
    defaultValues: { subject: shown, recipient: proposed.recipient ?? '', cc: '' },
    mode: 'onTouched',
  })
  const [body, setBody] = useState<RichTextDocument>(proposed.body)
  const [bodyError, setBodyError] = useState<string>()
  const letter = () => {
    const { subject } = form.getValues()
    return { subject: toCome === null ? subject : withVariable(subject, toCome), body }
  }
  const submit = form.handleSubmit(async ({ recipient, cc }) => {
    try {
      const copies = copiesIn(cc)
      await onSend({ ...letter(), recipient, ...(copies.length > 0 && { cc: copies }) })
      onClose()
    } catch (error) {
      const refused = asApiError(error)
      const isAboutLetter = [...inForm, 'body'].some((field) => refused.fields[field] !== undefined)
      setBodyError(refused.fields['body'])
      if (!isAboutLetter && Object.keys(refused.fields).length > 0) onRefused(refused)
      else if (refused.fields['body'] === undefined) showFieldErrors(form, refused, inForm)
    }
  })
  return { form, body, setBody, bodyError, setBodyError, toCome, submit, letter }
}

/** Leaves the mail as its cross does: what was changed in it is asked about. */
function Cancel() {
  const close = useCloseDialog()
  return <Button onClick={() => close()}>Annuleren</Button>
}
