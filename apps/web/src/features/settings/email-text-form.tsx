import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Card, TextField, toast } from '@klopt/ui'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { wasNotified } from '../../app/errors/unhandled-errors.ts'
import { useKeepInput, useKeptInput } from '../../app/session/kept-input.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormBody } from '../../shell/form-body.tsx'
import { EmailPreview } from './email-preview.tsx'
import { variablesOf } from './email-variables.ts'
import type { EmailText } from './types.ts'
import { bar } from '../../shared/forms/form-bar.css.ts'
import * as styles from './settings.css.ts'

export interface EmailTextFormProps {
  administrationId: number
  text: EmailText
  companyName: string
  /** What was typed here before another mail was looked at. */
  typed: TypedTexts
}

/** What was typed of each mail and is not saved, by its key. */
export type TypedTexts = Map<string, Pick<EmailText, 'subject' | 'body'>>

/** The subject and the words of one mail, beside the mail as a customer gets it. */
export function EmailTextForm({ administrationId, text, companyName, typed }: EmailTextFormProps) {
  const { kind, language } = text
  const key = `${language} ${kind}`
  const keptInput = useKeptInput(key) as Pick<EmailText, 'subject' | 'body'> | null
  const kept = typed.get(key) ?? keptInput
  const [subject, setSubject] = useState(kept?.subject ?? text.subject)
  const [body, setBody] = useState(kept?.body ?? text.body)
  const [error, setError] = useState<ApiError | null>(null)
  const writeBlock = useWriteBlock(administrationId, { permission: 'ADMIN' })
  const save = useWrite(contract.settings.saveEmailText)
  const reset = useWrite(contract.settings.resetEmailText)
  const isDirty = subject !== text.subject || body !== text.body
  useAskBeforeLeaving(isDirty && !save.isSuccess)
  useKeepInput(key, () => (isDirty ? { subject, body } : null))
  useEffect(() => {
    if (isDirty) typed.set(key, { subject, body })
    else typed.delete(key)
  }, [typed, key, isDirty, subject, body])
  const params = { administrationId }

  const saved = (message: string) => () => {
    typed.delete(key)
    void toast.success(message)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setError(null)
    save.mutate(
      { params, body: { kind, language, subject, body, version: text.version } },
      { onSuccess: saved('E-mailtekst opgeslagen'), onError: setError },
    )
  }
  const goBack = async () => {
    const own = { kind, language, subject: text.subject, body: text.body }
    try {
      await reset.mutateAsync({ params, body: { kind, language } })
      typed.delete(key)
      toast.success('De standaardtekst staat terug', {
        undo: () => {
          // Of a standard text there is no version yet.
          save
            .mutateAsync({ params, body: { ...own, version: 0 } })
            .catch((problem: unknown) => notifyByToast(asApiError(problem)))
        },
      })
    } catch (problem) {
      notifyByToast(asApiError(problem))
    }
  }
  const general =
    error && !wasNotified(error) && !error.fields['subject'] && !error.fields['body'] ? error.message : undefined
  return (
    <form className={styles.besideText} noValidate onSubmit={submit}>
      <div className={styles.column}>
        <FormBody writeBlock={writeBlock}>
          <Card>
            <div className={styles.stack}>
              <TextField
                label="Onderwerp"
                required
                maxLength={200}
                hint={subjectHint(kind)}
                value={subject}
                onChange={(event) => setSubject(event.target.value)}
                error={error?.fields['subject']}
              />
              <RichTextField
                label="Tekst van de mail"
                required
                value={body}
                onChange={setBody}
                variables={variablesOf[kind]}
                maxLength={8000}
                disabled={typeof writeBlock === 'string'}
                error={error?.fields['body']}
              />
            </div>
          </Card>
        </FormBody>
        {general !== undefined && <Alert tone="danger">{general}</Alert>}
        {writeBlock === null && (
          <div className={bar}>
            {!text.isStandard && (
              <Button variant="text" loading={reset.isPending} onClick={() => void goBack()}>
                Standaardtekst terugzetten
              </Button>
            )}
            <Button type="submit" variant="primary" loading={save.isPending}>
              Opslaan
            </Button>
          </div>
        )}
      </div>
      <EmailPreview {...{ subject, body, companyName, language }} />
    </form>
  )
}

/** The variables that say most in a subject. */
function subjectHint(kind: EmailText['kind']): string {
  const [, number] = variablesOf[kind]
  return `Ook hier kun je ${[number?.name, 'klant', 'bedrijf'].map((name) => `{{${name}}}`).join(', ')} gebruiken.`
}
