import { contract, type Dossier } from '@klopt/api-client/contract'
import { Button, Card, Checkbox, IconButton, TextField } from '@klopt/ui'
import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './dossiers.css.ts'

interface DossierChecklistProps {
  administrationId: number
  dossier: Dossier
}

/** What is to be done for a year, with who did it and when. */
export function DossierChecklist({ administrationId, dossier: { fiscalYear, items } }: DossierChecklistProps) {
  const params = { administrationId, fiscalYear }
  const [text, setText] = useState('')
  const add = useWrite(contract.dossiers.addItem, { onAnswer: () => setText('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') add.mutate({ params, body: { text: text.trim() } }, { onError: notifyByToast })
  }
  const done = items.filter(({ doneAt }) => doneAt !== null).length
  return (
    <Card title={items.length === 0 ? 'Te doen' : `Te doen: ${done} van ${items.length} klaar`}>
      {items.length === 0 && (
        <p className={styles.muted}>Nog niets. Zet er hieronder iets bij, of pas een checklist van je kantoor toe.</p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <ChecklistItem key={item.id} params={params} item={item} />
        ))}
      </ul>
      <form className={styles.add} onSubmit={submit}>
        <TextField
          label="Iets toevoegen"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" loading={add.isPending}>
          Toevoegen
        </Button>
      </form>
    </Card>
  )
}

interface ChecklistItemProps {
  params: { administrationId: number; fiscalYear: number }
  item: Dossier['items'][number]
}

function ChecklistItem({ params, item: { id: itemId, text, doneBy, doneAt } }: ChecklistItemProps) {
  const tick = useWrite(contract.dossiers.tickItem)
  const remove = useWrite(contract.dossiers.removeItem)
  return (
    <li className={styles.item}>
      <Checkbox
        label={text}
        hint={doneBy === null || doneAt === null ? undefined : `${doneBy}, ${instantText(doneAt)}`}
        checked={doneAt !== null}
        disabled={tick.isPending}
        onChange={(event) =>
          tick.mutate(
            { params: { ...params, itemId }, body: { done: event.target.checked } },
            { onError: notifyByToast },
          )
        }
      />
      <IconButton
        size="small"
        icon={X}
        label={`${text} verwijderen`}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ params: { ...params, itemId } }, { onError: notifyByToast })}
      />
    </li>
  )
}
