import { contract, type ProjectChoice, type Timer } from '@klopt/api-client/contract'
import { TextField, toast } from '@klopt/ui'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { given } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { ProjectChoiceField } from './project-choice.tsx'
import type { WorkedOn } from './week-rows.ts'

interface TimerForm {
  on: WorkedOn | null
  note: string
}

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
  const form = useForm<TimerForm>({ defaultValues: formOf(timer), mode: 'onTouched' })
  const { errors, isDirty } = form.formState
  const assign = useWrite(contract.timers.assign, { errors: 'screen' })
  const hasStopped = timer !== null && timer.stopped_timestamp !== null
  const submit = form.handleSubmit(({ on, note }) => {
    if (on === null) return
    const body = { ...on, note }
    if (timer === null) {
      onStart?.(body)
      onClose()
      return
    }
    assign.mutate(
      { params: { administrationId, timerId: timer.id }, body },
      {
        onSuccess: () => {
          if (hasStopped) toast.success('De tijd staat bij je uren')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['note'], { projectId: 'on', taskId: 'on', day: 'on' }),
      },
    )
  })
  return (
    <FormModal
      title={hasStopped ? 'Waar was deze timer voor?' : 'Waar werk je aan?'}
      button={timer === null ? 'Timer starten' : hasStopped ? 'Bij mijn uren zetten' : 'Opslaan'}
      isPending={assign.isPending}
      problem={errors.root?.message}
      unsavedChanges={timer !== null && isDirty && !assign.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="on"
        rules={{ validate: given('Kies een project') }}
        render={({ field }) => <ProjectChoiceField choices={choices} {...field} error={errors.on?.message} />}
      />
      <TextField
        label="Notitie"
        maxLength={1000}
        autoComplete="off"
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormModal>
  )
}

function formOf(timer: Timer | null): TimerForm {
  const project = timer?.project
  const on = project ? { projectId: project.id, taskId: project.task?.id ?? null } : null
  return { on, note: timer?.note ?? '' }
}
