import { Alert, Button, FileUpload, TextareaField } from '@klopt/ui'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { AccountPicker } from '../../shared/ledger/account-picker.tsx'
import { useAnswer } from './use-answer.ts'
import * as styles from './questions.css.ts'

export interface AnswerFormProps {
  administrationId: number
  questionId: number
  /** What is sent is an addition. */
  hasAnswer: boolean
}

/** Answers by words, a photo, a ledger account, or all of them. */
export function AnswerForm({ administrationId, questionId, hasAnswer }: AnswerFormProps) {
  const answer = useAnswer(administrationId, questionId)
  const { form, photo, isSending } = answer
  const { errors } = form.formState
  const [withAccount, setWithAccount] = useState(false)
  const accountId = form.watch('accountId')
  useAskBeforeLeaving(answer.hasUnsaved && !isSending)
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void answer.submit(event)}>
      <TextareaField
        label={hasAnswer ? 'Aanvulling' : 'Antwoord'}
        rows={2}
        maxLength={4000}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FileUpload
        compact
        label="Foto of bestand"
        types={['png', 'jpg', 'jpeg', 'pdf']}
        maxFiles={1}
        maxSizeMb={20}
        files={photo.files}
        disabled={isSending || photo.files.length > 0 || photo.documentId !== null}
        onFiles={([file]) => file && void photo.send(file)}
        onRemove={photo.clear}
      />
      {withAccount && (
        <AccountPicker
          label="Rekening"
          administrationId={administrationId}
          accountId={accountId}
          onPick={(chosen) => form.setValue('accountId', chosen, { shouldDirty: true })}
          error={errors.accountId?.message}
        />
      )}
      {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      <div className={styles.buttons}>
        {!withAccount && (
          <Button variant="text" icon={BookOpen} className={styles.start} onClick={() => setWithAccount(true)}>
            Rekening kiezen
          </Button>
        )}
        <Button type="submit" variant="primary" loading={isSending} disabled={photo.isUploading}>
          {hasAnswer ? 'Aanvullen' : 'Antwoorden'}
        </Button>
      </div>
    </form>
  )
}
