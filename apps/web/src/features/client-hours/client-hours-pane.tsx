import { contract, type BodyOf, type ClientHours } from '@klopt/api-client/contract'
import { Button, DateField, DurationField, Pane, Select, TextareaField, toast } from '@klopt/ui'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useEveryClient } from '../../shared/firms/use-every-client.ts'
import { given } from '../../shared/forms/field-rules.ts'
import * as styles from './client-hours.css.ts'

type Body = BodyOf<typeof contract.clientHours.create>
interface Form extends Omit<Body, 'administrationId' | 'day'> {
  administrationId: number | null
  day: string | null
}

const fields = ['administrationId', 'day', 'seconds', 'note'] as const

interface ClientHoursPaneProps {
  firmId: number
  /** Hours to put right; null for new ones. */
  entry: ClientHours | null
  onClose: () => void
}

/** Hours on a client: on whom, which day, how long and what for. */
export function ClientHoursPane({ firmId, entry, onClose }: ClientHoursPaneProps) {
  const formId = useId()
  const clients = useEveryClient(firmId)
  const form = useForm<Form>({
    defaultValues: entry ?? { administrationId: null, day: today(), seconds: null, note: '' },
  })
  const { register, control, formState } = form
  const { errors, isDirty } = formState
  const { submit, isPending, isSuccess } = useKeepHours({ firmId, entry, onClose }, form)
  return (
    <Pane
      open
      title={entry === null ? 'Uren schrijven' : 'Uren wijzigen'}
      type="client-hours"
      onClose={onClose}
      unsavedChanges={isDirty && !isSuccess}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isPending}>
          Opslaan
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <Controller
          control={control}
          name="administrationId"
          rules={{ validate: given('Kies een klant') }}
          render={({ field }) => (
            <Select
              label="Klant"
              required
              options={clients.map(({ id, companyName }) => ({ value: id, label: companyName }))}
              {...field}
              error={errors.administrationId?.message}
            />
          )}
        />
        <div className={styles.pair}>
          <Controller
            control={control}
            name="day"
            rules={{ validate: given('Kies een dag') }}
            render={({ field }) => (
              <DateField label="Dag" required today={today()} {...field} error={errors.day?.message} />
            )}
          />
          <Controller
            control={control}
            name="seconds"
            render={({ field: { value, ...field } }) => (
              <DurationField
                label="Duur"
                hint="1:30, 1,5 of 90m"
                required
                valueSeconds={value}
                {...field}
                error={errors.seconds?.message}
              />
            )}
          />
        </div>
        <TextareaField label="Notitie" rows={2} maxLength={1000} error={errors.note?.message} {...register('note')} />
      </form>
    </Pane>
  )
}

function useKeepHours({ firmId, entry, onClose }: ClientHoursPaneProps, form: ReturnType<typeof useForm<Form>>) {
  const create = useWrite(contract.clientHours.create)
  const save = useWrite(contract.clientHours.save)
  const kept = {
    onSuccess: () => {
      toast.success('Uren opgeslagen')
      onClose()
    },
    onError: (error: Parameters<typeof showFieldErrors>[1]) => showFieldErrors(form, error, fields),
  }
  const submit = form.handleSubmit(({ administrationId, day, seconds, note }) => {
    if (administrationId === null || day === null) return
    const body = { administrationId, day, seconds, note }
    if (entry === null) create.mutate({ params: { firmId }, body }, kept)
    else save.mutate({ params: { firmId, clientHoursId: entry.id }, body: { ...body, version: entry.version } }, kept)
  })
  return {
    submit,
    isPending: create.isPending || save.isPending,
    isSuccess: create.isSuccess || save.isSuccess,
  }
}
