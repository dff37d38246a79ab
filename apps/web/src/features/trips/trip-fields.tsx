import { Checkbox, DateField, NumberField, Select, TextField } from '@klopt/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { filled, given } from '../../shared/forms/field-rules.ts'
import { TRIP_KINDS } from './trip-columns.tsx'
import type { TripForm } from './trip-form.ts'
import * as styles from './trips.css.ts'
import { VehicleField } from './vehicle-field.tsx'

const kinds = (['business', 'commute', 'private'] as const).map((kind) => ({ value: kind, label: TRIP_KINDS[kind] }))

/** When, from where to where, how far and what for. */
export function TripFields({ administrationId }: { administrationId: number }) {
  const { control, register, formState } = useFormContext<TripForm>()
  const { errors } = formState
  return (
    <>
      <Controller
        control={control}
        name="day"
        rules={{ validate: given('Vul een datum in') }}
        render={({ field }) => (
          <DateField label="Datum" required today={today()} {...field} error={errors.day?.message} />
        )}
      />
      <div className={styles.pair}>
        <TextField
          label="Van"
          required
          maxLength={200}
          error={errors.fromPlace?.message}
          {...register('fromPlace', { validate: filled })}
        />
        <TextField
          label="Naar"
          required
          maxLength={200}
          error={errors.toPlace?.message}
          {...register('toPlace', { validate: filled })}
        />
      </div>
      <Controller
        control={control}
        name="kilometres"
        rules={{ validate: given('Vul de kilometers in') }}
        render={({ field }) => (
          <NumberField
            label="Kilometers enkele reis"
            required
            unit="km"
            maxDecimals={0}
            {...field}
            error={errors.kilometres?.message}
          />
        )}
      />
      <Checkbox label="Heen en terug" {...register('isReturn')} />
      <TextField
        label="Doel"
        required
        maxLength={500}
        hint="Bijvoorbeeld bij wie je op bezoek ging."
        error={errors.purpose?.message}
        {...register('purpose', { validate: filled })}
      />
      <VehicleField administrationId={administrationId} />
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Select
            label="Soort"
            required
            options={kinds}
            {...field}
            onChange={(kind) => kind !== null && field.onChange(kind)}
          />
        )}
      />
    </>
  )
}
