import { Alert, Button, Card, TextareaField } from '@klopt/ui'
import { filled } from '../../../shared/forms/field-rules.ts'
import { useKeptForm } from '../../../app/session/kept-input.ts'
import { useAskBeforeLeaving } from '../../../shared/drafts/use-ask-before-leaving.ts'
import { AttachmentField } from './attachment-field.tsx'
import * as styles from './ticket-screen.css.ts'
import { useReply } from './use-reply.ts'

export interface ReplyFormProps {
  administrationId: number
  ticketId: number
  /** Writing on it opens it again. */
  isClosed: boolean
}

/** Writes again on a ticket. */
export function ReplyForm({ administrationId, ticketId, isClosed }: ReplyFormProps) {
  const reply = useReply(administrationId, ticketId)
  const { form, attachment, isSending, waitsForFile } = reply
  const { errors } = form.formState
  useAskBeforeLeaving(reply.hasUnsaved && !isSending)
  useKeptForm('reply', form)
  const { file } = attachment
  return (
    <Card title="Reageren">
      <form noValidate className={styles.stack} onSubmit={(event) => void reply.submit(event)}>
        {waitsForFile ? (
          !isSending && (
            <Alert tone="warning" title="Je bericht is verstuurd, de bijlage nog niet">
              Probeer het opnieuw, kies een ander bestand of sla de bijlage over.
            </Alert>
          )
        ) : (
          <TextareaField
            label="Bericht *"
            required
            rows={7}
            maxLength={20_000}
            hint={isClosed ? 'Dit ticket is gesloten. Met een bericht open je het opnieuw.' : undefined}
            error={errors.message?.message}
            {...form.register('message', { validate: filled })}
          />
        )}
        <AttachmentField
          attachment={attachment}
          disabled={isSending}
          {...(waitsForFile && { onChosen: reply.sendFile, onRetry: () => file && reply.sendFile(file) })}
        />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        <div className={styles.buttons}>
          {waitsForFile ? (
            <>
              <Button onClick={reply.skipFile} disabled={isSending}>
                Bijlage overslaan
              </Button>
              {file !== null && (
                <Button variant="primary" loading={isSending} onClick={() => reply.sendFile(file)}>
                  Bijlage versturen
                </Button>
              )}
            </>
          ) : (
            <Button type="submit" variant="primary" loading={isSending}>
              Bericht versturen
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
