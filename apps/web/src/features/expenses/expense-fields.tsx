import { contract } from '@klopt/api-client/contract'
import { DateField, MoneyField, Select, TextField } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { given } from '../../shared/forms/field-rules.ts'
import type { ExpenseForm } from './expense-form.ts'

const vatCodes = [
  { value: 'purchase_high', label: '21%' },
  { value: 'purchase_low', label: '9%' },
  { value: 'purchase_zero', label: '0%' },
  { value: 'purchase_none', label: 'Geen btw terug' },
] as const

interface ExpenseFieldsProps {
  administrationId: number
  /** Asked of who approves; who hands in may leave it to them. */
  isComplete: boolean
}

/** What stands on a receipt, in a form of it: its amount first, since all else has a sensible default. */
export function ExpenseFields({ administrationId, isComplete }: ExpenseFieldsProps) {
  const { control, register, formState } = useFormContext<ExpenseForm>()
  const { errors } = formState
  const needed = (missing: string) => (isComplete ? { validate: given(missing) } : {})
  return (
    <>
      <Controller
        control={control}
        name="amountCents"
        rules={needed('Vul het bedrag van de bon in')}
        render={({ field }) => (
          <MoneyField label="Bedrag met btw" required={isComplete} {...field} error={errors.amountCents?.message} />
        )}
      />
      <CategoryField administrationId={administrationId} isComplete={isComplete} />
      {isComplete && (
        <Controller
          control={control}
          name="vatCode"
          rules={needed('Kies een btw-tarief')}
          render={({ field }) => (
            <Select label="Btw" required options={vatCodes} {...field} error={errors.vatCode?.message} />
          )}
        />
      )}
      <Controller
        control={control}
        name="spentOn"
        rules={{ validate: given('Vul een datum in') }}
        render={({ field }) => (
          <DateField
            label="Betaald op"
            required
            today={today()}
            max={today()}
            {...field}
            error={errors.spentOn?.message}
          />
        )}
      />
      <TextField
        label="Omschrijving"
        maxLength={200}
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  )
}

/** What it was for; the VAT follows from that. */
function CategoryField({ administrationId, isComplete }: ExpenseFieldsProps) {
  const { control, setValue } = useFormContext<ExpenseForm>()
  const categories = useQuery(query(contract.expenses.categories, { params: { administrationId } })).data ?? []
  const vatCodeOf = (accountId: number | null) => categories.find(({ id }) => id === accountId)?.vatCode ?? null
  return (
    <Controller
      control={control}
      name="accountId"
      rules={isComplete ? { validate: given('Kies een categorie') } : {}}
      render={({ field, fieldState }) => (
        <Select
          label="Categorie"
          required={isComplete}
          searchable
          clearable={!isComplete}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          {...field}
          onChange={(accountId) => {
            field.onChange(accountId)
            setValue('vatCode', vatCodeOf(accountId), { shouldDirty: true, shouldValidate: isComplete })
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
