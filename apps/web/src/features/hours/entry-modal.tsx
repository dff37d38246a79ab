import { contract, type ProjectChoice, type TimeEntry } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { FormProvider, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { EntryFields } from './entry-fields.tsx'
import { formOf, inputOf, type EntryForm } from './entry-form.ts'
import * as styles from './hours.css.ts'
import { EntryView } from './entry-view.tsx'
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

/** Hours to write, to change or to look at. */
export function EntryModal(props: EntryModalProps) {
  const { entry, mayChange, onClose } = props
  if (!mayChange && entry !== null) return <EntryView entry={entry} onClose={onClose} />
  return <ChangeEntry {...props} />
}

function ChangeEntry({ administrationId, userId, choices, entry, day, on, onClose }: EntryModalProps) {
  const form = useForm<EntryForm>({ defaultValues: formOf(entry, day, on), mode: 'onTouched' })
  const create = useWrite(contract.hours.create, { errors: 'screen' })
  const save = useWrite(contract.hours.save, { errors: 'screen' })
  const remove = useWrite(contract.hours.delete, { errors: 'screen' })
  const isDone = create.isSuccess || save.isSuccess || remove.isSuccess
  const params = { administrationId }
  const after = (sent: Promise<unknown>, text: string) =>
    sent.then(
      () => {
        toast.success(text)
        onClose()
      },
      (error) =>
        showFieldErrors(form, error, ['day', 'seconds', 'startTime', 'endTime', 'note'], {
          projectId: 'on',
          taskId: 'on',
        }),
    )
  const submit = form.handleSubmit((filled) => {
    const input = inputOf(filled)
    if (input === null) return undefined
    const sent =
      entry === null
        ? create.mutateAsync({ params, body: { ...input, ...(userId !== undefined && { userId }) } })
        : save.mutateAsync({ params: { ...params, timeEntryId: entry.id }, body: { ...input, version: entry.version } })
    return after(sent, 'De uren zijn opgeslagen')
  })
  const takeAway = ({ id, version }: TimeEntry) =>
    after(remove.mutateAsync({ params: { ...params, timeEntryId: id }, body: { version } }), 'De regel is verwijderd')
  return (
    <FormModal
      title={entry === null ? 'Uren schrijven' : 'Uren wijzigen'}
      button="Opslaan"
      isPending={create.isPending || save.isPending}
      problem={form.formState.errors.root?.message}
      unsavedChanges={form.formState.isDirty && !isDone}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <EntryFields choices={choices} isNew={entry === null} />
      </FormProvider>
      {entry !== null && (
        <Button variant="text" className={styles.own} loading={remove.isPending} onClick={() => void takeAway(entry)}>
          Regel verwijderen
        </Button>
      )}
    </FormModal>
  )
}
