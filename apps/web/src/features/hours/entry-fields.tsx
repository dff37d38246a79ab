import type { ProjectChoice } from '@klopt/api-client/contract'
import { Checkbox, DateField, DurationField, TextareaField, TextField } from '@klopt/ui'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { given } from '../../shared/forms/field-rules.ts'
import type { EntryForm } from './entry-form.ts'
import * as styles from './hours.css.ts'
import { ProjectChoiceField } from './project-choice.tsx'

export interface EntryFieldsProps {
  choices: readonly ProjectChoice[]
  /** Whether they are to be invoiced is a question of hours that were written; new ones follow their project. */
  isNew: boolean
}

/** What for, when, how long or from when to when, and a note. */
export function EntryFields({ choices, isNew }: EntryFieldsProps) {
  const { control, register, formState } = useFormContext<EntryForm>()
  const { errors } = formState
  return (
    <>
      <Controller
        control={control}
        name="on"
        rules={{ validate: given('Kies een project') }}
        render={({ field }) => <ProjectChoiceField choices={choices} {...field} error={errors.on?.message} />}
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
        <DurationOfEntry />
        <TextField
          label="Van"
          hint="Als je weet hoe laat."
          autoComplete="off"
          error={errors.startTime?.message}
          {...register('startTime')}
        />
        <TextField
          label="Tot"
          hint="Voor het begin is de volgende dag."
          autoComplete="off"
          error={errors.endTime?.message}
          {...register('endTime')}
        />
      </div>
      <TextareaField label="Notitie" rows={2} maxLength={1000} error={errors.note?.message} {...register('note')} />
      {!isNew && <Checkbox label="Factureerbaar" {...register('billable')} />}
    </>
  )
}

/** How long; it follows from the times once one of them is known. */
function DurationOfEntry() {
  const { control } = useFormContext<EntryForm>()
  const times = useWatch({ control, name: ['startTime', 'endTime'] })
  return (
    <Controller
      control={control}
      name="seconds"
      render={({ field: { value, ...field }, fieldState }) => (
        <DurationField
          label="Duur"
          hint="1:30, 1,5 of 90m"
          valueSeconds={value}
          {...field}
          disabled={times.some((time) => time !== '')}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
