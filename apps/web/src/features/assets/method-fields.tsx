import { MoneyField, NumberField, Select } from '@klopt/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { AssetForm, Method } from './asset-form.ts'

const methods: readonly { value: Method; label: string }[] = [
  { value: 'months', label: 'In gelijke delen over maanden' },
  { value: 'percent', label: 'Een percentage per jaar' },
  { value: 'none', label: 'Niet, zoals grond' },
]

/** Over how long an asset is depreciated, and what is left of it at the end. */
export function MethodFields({ form }: { form: UseFormReturn<AssetForm> }) {
  const { control, formState, watch } = form
  const { errors } = formState
  const method = watch('method')
  return (
    <>
      <Controller
        control={control}
        name="method"
        render={({ field: { value, onChange } }) => (
          <Select
            label="Afschrijven"
            options={methods}
            value={value}
            onChange={(chosen) => chosen !== null && onChange(chosen)}
          />
        )}
      />
      {method === 'months' && (
        <Controller
          control={control}
          name="months"
          rules={{ validate: (value) => value !== null || 'Vul een aantal maanden in' }}
          render={({ field }) => (
            <NumberField
              label="Levensduur"
              unit="maanden"
              maxDecimals={0}
              hint="Vijf jaar is 60; sneller mag voor de belasting niet."
              value={field.value}
              onChange={field.onChange}
              error={errors.months?.message}
            />
          )}
        />
      )}
      {method === 'percent' && (
        <Controller
          control={control}
          name="percent"
          rules={{ validate: (value) => value !== null || 'Vul een percentage in' }}
          render={({ field }) => (
            <NumberField
              label="Percentage per jaar"
              unit="%"
              maxDecimals={2}
              hint="Van de aanschafwaarde, hoogstens 20%."
              value={field.value}
              onChange={field.onChange}
              error={errors.percent?.message}
            />
          )}
        />
      )}
      {method !== 'none' && (
        <Controller
          control={control}
          name="residualCents"
          render={({ field }) => (
            <MoneyField
              label="Restwaarde"
              hint="Wat het aan het eind nog waard is; van een gebouw de WOZ-waarde."
              value={field.value}
              onChange={field.onChange}
              error={errors.residualCents?.message}
            />
          )}
        />
      )}
    </>
  )
}
