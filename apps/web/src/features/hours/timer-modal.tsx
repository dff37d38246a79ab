import { contract, type ProjectChoice, type Timer } from '@klopt/api-client/contract'
import { TextField, toast } from '@klopt/ui'
import { useState } from 'react'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { ProjectChoiceField } from './project-choice.tsx'
import type { WorkedOn } from './week-rows.ts'

interface TimerModalProps {
  administrationId: number
  choices: readonly ProjectChoice[]
  /** One that runs or has stopped; null to start one. */
  timer: Timer | null
  onStart?: (purpose: WorkedOn & { readonly note: string }) => void
  onClose: () => void
}

/** What a timer is for: one to start, one that runs, or one that stopped and goes to the hours. */
export function TimerModal({ administrationId, choices, timer, onStart, onClose }: TimerModalProps) {
  const [on, setOn] = useState<WorkedOn | null>(
    timer?.project ? { projectId: timer.project.id, taskId: timer.project.task?.id ?? null } : null,
  )
  const [note, setNote] = useState(timer?.note ?? '')
  const [isMissing, setMissing] = useState(false)
  const assign = useWrite(contract.timers.assign, { errors: 'screen' })
  const { error } = assign
  const faults: Readonly<Record<string, string>> = error?.fields ?? {}
  const hasStopped = timer !== null && timer.stopped_timestamp !== null
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    setMissing(on === null)
    if (on === null) return
    const body = { ...on, note }
    if (timer === null) {
      onStart?.(body)
      onClose()
      return
    }
    await assign
      .mutateAsync({ params: { administrationId, timerId: timer.id }, body })
      .then(() => {
        if (hasStopped) toast.success('De tijd staat bij je uren')
        onClose()
      })
      // The reason stands in the form.
      .catch(() => undefined)
  }
  return (
    <FormModal
      title={hasStopped ? 'Waar was deze timer voor?' : 'Waar werk je aan?'}
      button={timer === null ? 'Timer starten' : hasStopped ? 'Bij mijn uren zetten' : 'Opslaan'}
      isPending={assign.isPending}
      problem={Object.values(faults).at(0) ?? error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProjectChoiceField
        choices={choices}
        value={on}
        onChange={setOn}
        error={isMissing && on === null ? 'Kies een project' : undefined}
      />
      <TextField
        label="Notitie"
        maxLength={1000}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormModal>
  )
}
