import type { ApiError } from '@klopt/api-client'
import { contract, type ReminderStepInput, type ReminderStepItem } from '@klopt/api-client/contract'
import { REMINDER_KINDS } from '@klopt/bookkeeping/payments'
import { Button, NumberField, Select, TextField, toast } from '@klopt/ui'
import { useState, type FormEvent } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { reminderVariables } from '../../shared/reminders/reminder-variables.ts'
import { reminderKinds } from '../../shared/reminders/reminder-words.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface StepModalProps {
  administrationId: number
  /** Whose own step it is; null for everybody's. */
  contactId: number | null
  /** Null for a new one. */
  step: ReminderStepItem | null
  onClose: () => void
}

/** One step: when it comes, what it does and what it says. */
export function StepModal({ administrationId, contactId, step, onClose }: StepModalProps) {
  const [input, setInput] = useState<ReminderStepInput>(() => inputOf(step))
  const [isDirty, setDirty] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const create = useWrite(contract.reminders.createStep, { errors: 'screen' })
  const save = useWrite(contract.reminders.saveStep, { errors: 'screen' })
  const remove = useWrite(contract.reminders.deleteStep)
  const change = (part: Partial<ReminderStepInput>) => {
    setDirty(true)
    setInput((before) => ({ ...before, ...part }))
  }
  const done = (text: string) => () => {
    toast.success(text)
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    const outcome = { onSuccess: done(`${input.name.trim()} is bewaard`), onError: setError }
    if (step === null) create.mutate({ params: { administrationId }, body: { ...input, contactId } }, outcome)
    else {
      const params = { administrationId, stepId: step.id }
      save.mutate({ params, body: { ...input, version: step.version } }, outcome)
    }
  }
  const fields = error?.fields ?? {}
  return (
    <FormModal
      title={step === null ? 'Stap toevoegen' : `${step.name} wijzigen`}
      button={step === null ? 'Toevoegen' : 'Bewaren'}
      isPending={create.isPending || save.isPending}
      problem={error && Object.keys(fields).length === 0 ? error.message : undefined}
      unsavedChanges={isDirty && !create.isSuccess && !save.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Naam"
        required
        maxLength={60}
        value={input.name}
        onChange={(event) => change({ name: event.target.value })}
        error={fields['name']}
      />
      <Select
        label="Wat de brief doet"
        options={kinds}
        value={input.kind}
        onChange={(kind) => kind && change({ kind })}
        hint="Een consument krijgt eerst de brief met de kosten die volgen; pas vijftien dagen na bezorging mag je ze vragen."
        {...(fields['kind'] !== undefined && { error: fields['kind'] })}
      />
      <NumberField
        label="Dagen na de vervaldatum"
        required
        maxDecimals={0}
        value={String(input.afterDays)}
        onChange={(days) => change({ afterDays: Number(days) })}
        {...(fields['afterDays'] !== undefined && { error: fields['afterDays'] })}
      />
      <TextField
        label="Onderwerp"
        required
        maxLength={200}
        value={input.subject}
        onChange={(event) => change({ subject: event.target.value })}
        error={fields['subject']}
      />
      <RichTextField
        label="Tekst van de brief"
        required
        value={input.body}
        onChange={(body) => change({ body })}
        variables={reminderVariables}
        maxLength={8000}
        error={fields['body']}
      />
      {step !== null && (
        <div>
          <Button
            variant="text"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { administrationId, stepId: step.id }, body: { version: step.version } },
                { onSuccess: done(`${step.name} is verwijderd`), onError: notifyByToast },
              )
            }
          >
            Stap verwijderen
          </Button>
        </div>
      )}
    </FormModal>
  )
}

const kinds = REMINDER_KINDS.map((value) => ({ value, label: reminderKinds[value] }))

function inputOf(step: ReminderStepItem | null): ReminderStepInput {
  if (step === null) {
    const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }
    return { name: '', kind: 'reminder', afterDays: 7, subject: 'Herinnering: factuur {{facturen}}', body }
  }
  const { name, kind, afterDays, subject, body } = step
  return { name, kind, afterDays, subject, body }
}
