import { Alert, Card, Checkbox, RadioGroup } from '@klopt/ui'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import type { ProfileForm } from './profile-form.ts'
import * as styles from './settings.css.ts'

/** How often VAT is filed, and whether any is charged. */
export function VatFields({ form: { control, register, formState } }: { form: UseFormReturn<ProfileForm> }) {
  const { errors } = formState
  const vatScheme = useWatch({ control, name: 'vatScheme' })
  return (
    <Card>
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
        <Controller
          control={control}
          name="vatScheme"
          render={({ field }) => (
            <RadioGroup
              className={styles.whole}
              label="Wanneer telt btw mee?"
              options={[
                { value: 'accrual', label: 'Als je factureert (factuurstelsel)' },
                { value: 'cash', label: 'Als er betaald is (kasstelsel)' },
              ]}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.vatScheme?.message}
            />
          )}
        />
        {vatScheme === 'cash' && (
          <div className={styles.whole}>
            <Alert tone="warning" title="De aangifte rekent nog op factuurdatum">
              Klopt onthoudt dat je het kasstelsel gebruikt, maar telt btw in de aangifte nog mee vanaf de factuur.
              Controleer de bedragen voordat je aangifte doet.
            </Alert>
          </div>
        )}
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
