import { Card, Checkbox, RadioGroup } from '@klopt/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { ProfileForm } from './profile-form.ts'
import * as styles from './settings.css.ts'

/** How often VAT is filed, and whether any is charged. */
export function VatFields({ form: { control, register, formState } }: { form: UseFormReturn<ProfileForm> }) {
  const { errors } = formState
  return (
    <Card title="Btw">
      <div className={styles.fields}>
        <Controller
          control={control}
          name="vatFrequency"
          render={({ field }) => (
            <RadioGroup
              className={styles.whole}
              label="Hoe vaak doe je aangifte?"
              orientation="horizontal"
              options={[
                { value: 'month', label: 'Elke maand' },
                { value: 'quarter', label: 'Elk kwartaal' },
                { value: 'year', label: 'Elk jaar' },
              ]}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.vatFrequency?.message}
            />
          )}
        />
        <Checkbox
          className={styles.whole}
          label="Ik doe mee aan de kleineondernemersregeling (KOR)"
          hint="Je rekent dan geen btw en trekt geen voorbelasting af."
          error={errors.smallBusinessScheme?.message}
          {...register('smallBusinessScheme')}
        />
      </div>
    </Card>
  )
}
