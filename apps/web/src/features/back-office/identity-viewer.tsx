import { contract, type IdentityDocument } from '@klopt/api-client/contract'
import { Alert, Button, Modal, TextareaField } from '@klopt/ui'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { documentTypes, sides } from '../../shared/administrations/identity-words.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import * as styles from './back-office.css.ts'

interface IdentityViewerProps {
  transferId: number
  document: IdentityDocument
  onClose: () => void
}

/** What was seen, as the page has it. */
interface Paper {
  readonly href: string
  readonly mimeType: string
}

/** An identity document, seen this one time: it is gone as this closes. */
export function IdentityViewer({ transferId, document, onClose }: IdentityViewerProps) {
  const formId = useId()
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors } = form.formState
  const [seen, setSeen] = useState<Paper | null>(null)
  const open = useWrite(contract.mainUserTransfers.openDocument)
  const words = `${documentTypes[document.type]}, ${sides[document.side]}`
  const submit = form.handleSubmit((body) =>
    open.mutate(
      { params: { transferId, documentId: document.id }, body },
      {
        onSuccess: ({ blob }) => setSeen({ href: URL.createObjectURL(blob), mimeType: blob.type }),
        onError: (error) => showFieldErrors(form, error, ['reason']),
      },
    ),
  )
  return (
    <Modal
      open
      title={words}
      onClose={onClose}
      footer={
        seen === null ? (
          <Button type="submit" form={formId} variant="primary" loading={open.isPending}>
            Eén keer bekijken
          </Button>
        ) : (
          <Button variant="primary" onClick={onClose}>
            Sluiten
          </Button>
        )
      }
    >
      {seen === null ? (
        <form id={formId} noValidate className={styles.choices} onSubmit={(event) => void submit(event)}>
          <p>Je ziet het één keer; daarna is het weg. De reden staat in het logboek.</p>
          <TextareaField
            label="Reden"
            rows={2}
            maxLength={500}
            error={errors.reason?.message}
            {...form.register('reason', { validate: filled })}
          />
          {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        </form>
      ) : (
        <Shown paper={seen} words={words} />
      )}
    </Modal>
  )
}

function Shown({ paper: { href, mimeType }, words }: { paper: Paper; words: string }) {
  useEffect(() => () => URL.revokeObjectURL(href), [href])
  return mimeType === 'application/pdf' ? (
    <p>
      <a href={href} target="_blank" rel="noopener">
        {words} openen
      </a>
    </p>
  ) : (
    <img src={href} alt={words} className={styles.paper} />
  )
}
