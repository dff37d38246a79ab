import { contract } from '@klopt/api-client/contract'
import { Select, TextField } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { tidyPrice } from '../../shared/selling/tidy-price.ts'
import { vatOptions } from '../../shared/selling/vat-choices.ts'
import { isPrice, type ProductForm } from './product-form.ts'
import * as styles from './products.css.ts'

interface ProductFieldsProps {
  administrationId: number
  form: UseFormReturn<ProductForm>
}

/** What a product is called, costs, and is taxed and booked by. */
export function ProductFields({ administrationId, form }: ProductFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params: { administrationId } })).data ?? []
  const revenue = accounts.filter(({ type, active }) => type === 'revenue' && active)
  return (
    <div className={styles.grid}>
      <TextField
        label="Naam"
        required
        maxLength={200}
        autoComplete="off"
        className={styles.wide}
        error={errors.name?.message}
        {...register('name', { validate: filled })}
      />
      <TextField
        label="Nummer"
        hint={formState.defaultValues?.number === '' ? 'Laat leeg voor het volgende nummer.' : undefined}
        maxLength={40}
        autoComplete="off"
        error={errors.number?.message}
        {...register('number')}
      />
      <TextField
        label="Eenheid"
        hint="Bijvoorbeeld uur, stuk of kg."
        maxLength={20}
        autoComplete="off"
        error={errors.unit?.message}
        {...register('unit')}
      />
      <TextField
        label="Prijs exclusief btw"
        required
        inputMode="decimal"
        autoComplete="off"
        error={errors.unitPrice?.message}
        {...register('unitPrice', {
          validate: isPrice,
          onBlur: () => form.setValue('unitPrice', tidyPrice(form.getValues('unitPrice'))),
        })}
      />
      <Controller
        control={control}
        name="vatCode"
        render={({ field: { value, onChange } }) => (
          <Select
            label="Btw"
            options={vatOptions(today())}
            value={value}
            onChange={(chosen) => chosen !== null && onChange(chosen)}
            error={errors.vatCode?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="accountId"
        render={({ field: { value, onChange } }) => (
          <Select
            label="Omzetrekening"
            className={styles.wide}
            options={[
              { value: USUAL, label: 'Volgt de btw' },
              ...revenue.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` })),
            ]}
            value={value ?? USUAL}
            onChange={(chosen) => onChange(chosen === USUAL ? null : chosen)}
            error={errors.accountId?.message}
          />
        )}
      />
    </div>
  )
}

/** Stands for no account of its own. */
const USUAL = 0
