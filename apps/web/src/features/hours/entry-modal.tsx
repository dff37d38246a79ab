import { contract, type ProjectChoice, type TimeEntry } from '@klopt/api-client/contract'
import { Button, Checkbox, DateField, DurationField, TextareaField, TextField, toast } from '@klopt/ui'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { formOf, inputOf, type EntryForm } from './entry-form.ts'
import * as styles from './hours.css.ts'
import { EntryView } from './entry-view.tsx'
import { ProjectChoiceField } from './project-choice.tsx'
import type { WorkedOn } from './week-rows.ts'

export interface EntryModalProps {
  administrationId: number
  /** Whose hours; absent for one's own. */
  userId?: number | undefined
  choices: readonly ProjectChoice[]
  /** Null for new hours on a day. */
  entry: TimeEntry | null
  day: string
  /** What new hours are for, when that is known. */
  on?: WorkedOn | null | undefined
  /** Else it is looked at: it stands on an invoice, or its week was handed in. */
  mayChange: boolean
  onClose: () => void
}

/** Hours to write or change: what for, when, how long or from when to when, and a note. */
export function EntryModal({ administrationId, userId, choices, entry, day, on, mayChange, onClose }: EntryModalProps) {
  const initial = formOf(entry, day, on)
  const [form, setForm] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const create = useWrite(contract.hours.create, { errors: 'screen' })
  const save = useWrite(contract.hours.save, { errors: 'screen' })
  const remove = useWrite(contract.hours.delete, { errors: 'screen' })
  const error = create.error ?? save.error ?? remove.error
  const faults: Readonly<Record<string, string>> = error?.fields ?? {}
  const set = (change: Partial<EntryForm>) => setForm((old) => ({ ...old, ...change }))
  const params = { administrationId }
  const done = (text: string) => {
    toast.success(text)
    onClose()
  }
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    const input = inputOf(form)
    setMissing(input === null)
    if (input === null) return
    const sent =
      entry === null
        ? create.mutateAsync({ params, body: { ...input, ...(userId !== undefined && { userId }) } })
        : save.mutateAsync({ params: { ...params, timeEntryId: entry.id }, body: { ...input, version: entry.version } })
    // The reason stands in the form.
    await sent.then(() => done('De uren zijn opgeslagen')).catch(() => undefined)
  }
  const takeAway = (known: TimeEntry) =>
    remove
      .mutateAsync({ params: { ...params, timeEntryId: known.id }, body: { version: known.version } })
      .then(() => done('De regel is verwijderd'))
      .catch(() => undefined)
  if (!mayChange && entry !== null) return <EntryView entry={entry} onClose={onClose} />
  return (
    <FormModal
      title={entry === null ? 'Uren schrijven' : 'Uren wijzigen'}
      button="Opslaan"
      isPending={create.isPending || save.isPending}
      problem={Object.keys(faults).length === 0 ? error?.message : undefined}
      unsavedChanges={JSON.stringify(form) !== JSON.stringify(initial)}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProjectChoiceField
        choices={choices}
        value={form.on}
        onChange={(next) => set({ on: next })}
        error={isMissing && form.on === null ? 'Kies een project' : faults['projectId']}
      />
      <div className={styles.pair}>
        <DateField
          label="Dag"
          required
          today={today()}
          value={form.day}
          onChange={(next) => set({ day: next })}
          error={isMissing && form.day === null ? 'Kies een dag' : faults['day']}
        />
        <DurationField
          label="Duur"
          hint="1:30, 1,5 of 90m"
          valueSeconds={form.seconds}
          onChange={(seconds) => set({ seconds })}
          disabled={form.startTime !== '' || form.endTime !== ''}
          error={faults['seconds']}
        />
        <TextField
          label="Van"
          hint="Als je weet hoe laat."
          autoComplete="off"
          value={form.startTime}
          onChange={({ target }) => set({ startTime: target.value })}
          error={faults['startTime']}
        />
        <TextField
          label="Tot"
          hint="Voor het begin is de volgende dag."
          autoComplete="off"
          value={form.endTime}
          onChange={({ target }) => set({ endTime: target.value })}
          error={faults['endTime']}
        />
      </div>
      <TextareaField
        label="Notitie"
        rows={2}
        maxLength={1000}
        value={form.note}
        onChange={({ target }) => set({ note: target.value })}
        error={faults['note']}
      />
      {entry !== null && (
        <Checkbox
          label="Factureerbaar"
          checked={form.billable === true}
          onChange={({ target }) => set({ billable: target.checked })}
        />
      )}
      {entry !== null && (
        <Button variant="text" className={styles.own} loading={remove.isPending} onClick={() => void takeAway(entry)}>
          Regel verwijderen
        </Button>
      )}
    </FormModal>
  )
}
