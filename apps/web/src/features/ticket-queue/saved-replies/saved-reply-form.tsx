import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Alert, Button, TextField, toast } from '@klopt/ui'
import { useState, type SyntheticEvent } from 'react'
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx'
import { emptyDocument, isBlankDocument } from '../../../shared/rich-text/rich-text-documents.ts'
import { wasNotified } from '../../../app/errors/unhandled-errors.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import type { SavedReply } from './types.ts'
import * as styles from './saved-replies.css.ts'

export interface SavedReplyFormProps {
  /** Null for a new one. */
  reply: SavedReply | null
  /** Whether there is something to lose. */
  onChanged: (hasChanges: boolean) => void
  onDone: () => void
}

interface Problems {
  readonly title?: string | undefined
  readonly document?: string | undefined
  readonly form?: string | undefined
}

/** The title and the words of an answer that is given often. */
export function SavedReplyForm({ reply, onChanged, onDone }: SavedReplyFormProps) {
  const create = useWrite(contract.ticketQueue.createSavedReply)
  const save = useWrite(contract.ticketQueue.saveSavedReply)
  const [title, setTitle] = useState(reply?.title ?? '')
  const [document, setDocument] = useState(reply?.document ?? emptyDocument)
  const [problems, setProblems] = useState<Problems>({})
  const onError = (error: ApiError) =>
    setProblems({
      title: error.fields['title'],
      document: error.fields['document'],
      form: error.fields['title'] || error.fields['document'] || wasNotified(error) ? undefined : error.message,
    })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = {
      title: title.trim() === '' ? 'Dit veld mag niet leeg zijn' : undefined,
      document: isBlankDocument(document) ? 'Dit veld mag niet leeg zijn' : undefined,
    }
    setProblems(wrong)
    if (wrong.title !== undefined || wrong.document !== undefined) return
    const body = { title: title.trim(), document }
    const onSuccess = () => {
      toast.success('Standaardantwoord opgeslagen')
      onDone()
    }
    if (reply === null) create.mutate({ body }, { onSuccess, onError })
    else {
      const { id: replyId, version } = reply
      save.mutate({ params: { replyId }, body: { ...body, version } }, { onSuccess, onError })
    }
  }
  return (
    <form noValidate className={styles.stack} onSubmit={submit}>
      <TextField
        label="Titel"
        required
        maxLength={100}
        autoFocus
        hint="Waaraan je het herkent; de klant ziet dit niet."
        value={title}
        error={problems.title}
        onChange={(event) => {
          setTitle(event.target.value)
          onChanged(true)
        }}
      />
      <RichTextField
        label="Antwoord"
        required
        value={document}
        error={problems.document}
        onChange={(next) => {
          setDocument(next)
          onChanged(true)
        }}
      />
      {problems.form !== undefined && <Alert tone="danger">{problems.form}</Alert>}
      <div className={styles.buttons}>
        <Button onClick={onDone}>Annuleren</Button>
        <Button type="submit" variant="primary" loading={create.isPending || save.isPending}>
          Opslaan
        </Button>
      </div>
    </form>
  )
}
