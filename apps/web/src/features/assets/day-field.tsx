import { DateField } from '@klopt/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { today } from '../../app/today.ts'
import type { AssetForm } from './asset-form.ts'

interface DayFieldProps {
  form: UseFormReturn<AssetForm>
  name: 'inUseOn' | 'acquiredOn' | 'takenOverDay'
  label: string
  hint?: string
  required?: boolean
}

/** A day in the form of an asset. */
export function DayField({ form, name, required = false, ...rest }: DayFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: (value) => !required || value !== null || 'Vul een datum in' }}
      render={({ field }) => (
        <DateField
          {...rest}
          required={required}
          value={field.value}
          today={today()}
          onChange={field.onChange}
          error={form.formState.errors[name]?.message}
        />
      )}
    />
  )
}
