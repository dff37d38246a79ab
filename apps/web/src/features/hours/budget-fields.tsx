import { DurationField, MoneyField, RadioGroup } from '@klopt/ui'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { ProjectForm } from './project-form.ts'

const kinds = [
  { value: 'none', label: 'Geen' },
  { value: 'hours', label: 'Uren' },
  { value: 'money', label: 'Bedrag' },
] as const

/** What a project may cost, in hours or in money. */
export function BudgetFields() {
  const { control } = useFormContext<ProjectForm>()
  const kind = useWatch({ control, name: 'budgetKind' })
  return (
    <>
      <Controller
        control={control}
        name="budgetKind"
        render={({ field: { ref: _ref, ...field } }) => (
          <RadioGroup label="Budget" orientation="horizontal" options={kinds} {...field} />
        )}
      />
      {kind === 'hours' && (
        <Controller
          control={control}
          name="budgetSeconds"
          render={({ field: { value, ...field }, fieldState }) => (
            <DurationField label="Budget in uren" valueSeconds={value} {...field} error={fieldState.error?.message} />
          )}
        />
      )}
      {kind === 'money' && (
        <Controller
          control={control}
          name="budgetCents"
          render={({ field, fieldState }) => (
            <MoneyField label="Budget in geld" {...field} error={fieldState.error?.message} />
          )}
        />
      )}
    </>
  )
}
