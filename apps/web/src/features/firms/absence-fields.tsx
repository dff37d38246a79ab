import type { FirmColleague } from '@klopt/api-client/contract'
import { DateField, Select } from '@klopt/ui'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { chosenDay, lastDay, type ColleagueForm } from './colleague-form.ts'
import * as styles from './firms.css.ts'

interface AbsenceFieldsProps {
  form: UseFormReturn<ColleagueForm>
  colleagues: readonly FirmColleague[]
}

/** Who stands in for somebody, and when: on those days the clients are the substitute's too. */
export function AbsenceFields({ form: { control, formState }, colleagues }: AbsenceFieldsProps) {
  const { errors } = formState
  const substituteId = useWatch({ control, name: 'substituteId' })
  return (
    <>
      <Controller
        control={control}
        name="substituteId"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label="Vervanger bij afwezigheid"
            hint="Ziet op die dagen ook de klanten die deze collega bijhoudt."
            options={[
              { value: NOBODY, label: 'Niemand' },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={value ?? NOBODY}
            onChange={(chosen) => onChange(chosen === NOBODY ? null : chosen)}
            onBlur={onBlur}
          />
        )}
      />
      {substituteId !== null && (
        <div className={styles.pair}>
          <Controller
            control={control}
            name="startsOn"
            rules={{ validate: chosenDay }}
            render={({ field: { value, onChange } }) => (
              <DateField label="Weg vanaf" value={value} onChange={onChange} error={errors.startsOn?.message} />
            )}
          />
          <Controller
            control={control}
            name="endsOn"
            rules={{ validate: (day, { startsOn }) => lastDay(day, startsOn) }}
            render={({ field: { value, onChange } }) => (
              <DateField label="Tot en met" value={value} onChange={onChange} error={errors.endsOn?.message} />
            )}
          />
        </div>
      )}
    </>
  )
}

/** Stands for no colleague. */
const NOBODY = 0
