import { contract, type Dossier } from '@klopt/api-client/contract'
import { Button, Card, TextareaField } from '@klopt/ui'
import { useState, type FormEvent } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './dossiers.css.ts'

interface DossierNotesProps {
  administrationId: number
  dossier: Dossier
}

/** What colleagues wrote about a year; a note stays as it was written. */
export function DossierNotes({ administrationId, dossier: { fiscalYear, notes } }: DossierNotesProps) {
  const [text, setText] = useState('')
  const add = useWrite(contract.dossiers.addNote, { onAnswer: () => setText('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    add.mutate({ params: { administrationId, fiscalYear }, body: { text: text.trim() } }, { onError: notifyByToast })
  }
  return (
    <Card title="Notities">
      <form className={styles.form} onSubmit={submit}>
        <TextareaField
          label="Nieuwe notitie"
          hint="Een notitie blijft staan zoals je die schrijft."
          rows={2}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.end}>
          <Button type="submit" loading={add.isPending}>
            Notitie bewaren
          </Button>
        </div>
      </form>
      <ul className={styles.list} aria-label="Notities">
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <p className={styles.text}>{note.text}</p>
            <p className={styles.muted}>
              {note.writtenBy}, {instantText(note.writtenAt)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
