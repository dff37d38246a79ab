import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, Button, Modal, Skeleton, TextField, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { query } from '../../app/transport/api.ts'
import { asApiError } from '../../app/errors/failures.ts'
import { emailRule } from '../../shared/forms/field-rules.ts'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import type { Refusal } from './refusal.ts'
import * as styles from './send-modal.css.ts'

export interface SendModalProps {
  administrationId: number
  invoiceId: number
  version: number
  /** It becomes final by being sent. */
  isDraft: boolean
  kind: 'Factuur' | 'Creditfactuur'
  /** What is asked about the date of a draft, which becomes final. */
  doubt?: string | null
  onClose: () => void
  /** The invoice itself is not ready: what is missing is shown in the page. */
  onRefused: (refusal: Refusal) => void
}

type Preview = ResponseOf<typeof contract.invoices.mailPreview>
interface Letter {
  recipient: string
  subject: string
}

/** A draft's number is not known yet: it can be moved, and is filled in when the mail goes. */
const numberToCome = [{ name: 'factuurnummer', label: 'Factuurnummer' }]

/** The mail as it will be sent, to read and change before it goes. */
export function SendModal(props: SendModalProps) {
  const { administrationId, invoiceId, kind, onClose } = props
  const preview = useQuery({
    ...query(contract.invoices.mailPreview, { params: { administrationId, invoiceId } }),
    staleTime: 0,
    // What somebody has begun to change is not replaced under their hands.
    gcTime: 0,
  })
  if (preview.data && !preview.isFetching) return <LetterModal {...props} preview={preview.data} />
  return (
    <Modal open title={`${kind} versturen`} onClose={onClose} width={600}>
      {preview.isError ? (
        <LoadError error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <Skeleton height="280px" />
      )}
    </Modal>
  )
}

function LetterModal({ preview, ...props }: SendModalProps & { preview: Preview }) {
  const { administrationId, invoiceId, version, isDraft, kind, doubt, onClose, onRefused } = props
  const formId = useId()
  const send = useWrite(contract.invoices.send)
  const form = useForm<Letter>({
    defaultValues: { subject: preview.subject, recipient: preview.recipient ?? '' },
    mode: 'onTouched',
  })
  const [body, setBody] = useState(preview.body)
  const [bodyError, setBodyError] = useState<string>()
  const { errors, isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (letter) => {
    try {
      const { number } = await send.mutateAsync({
        params: { administrationId, invoiceId },
        body: { ...letter, body, version },
      })
      toast.success(`${kind} ${number} gaat naar ${letter.recipient}`)
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
      title={`${kind} versturen`}
      onClose={onClose}
      width={600}
      unsavedChanges={(isDirty || body !== preview.body) && !isSubmitting}
      footer={button}
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
          variables={isDraft ? numberToCome : []}
          onChange={setBody}
          error={bodyError}
        />
        <p className={styles.note}>
          {isDraft
            ? `De ${kind.toLowerCase()} wordt definitief en gaat als pdf mee. Haar nummer komt op de plaats van {{factuurnummer}}.`
            : 'De pdf gaat mee als bijlage.'}
        </p>
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Modal>
  )
}
