import { contract } from '@klopt/api-client/contract'
import { Card, ColourPicker, TextareaField, TextField } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { query } from '../../app/api.ts'
import { today } from '../../app/today.ts'
import { accentColours } from './accent-colours.ts'
import { nextNumber } from './next-number.ts'
import { checkPaymentTerm, type ProfileForm } from './profile-form.ts'
import * as styles from './settings.css.ts'

export interface InvoiceFieldsProps {
  form: UseFormReturn<ProfileForm>
  administrationId: number
}

/** How invoices look, are numbered and are paid. */
export function InvoiceFields({ form, administrationId }: InvoiceFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const example = useNumberExample(form, administrationId)
  return (
    <Card title="Facturen">
      <div className={styles.fields}>
        <div className={styles.half}>
          <Controller
            control={control}
            name="accentColour"
            render={({ field }) => (
              <ColourPicker
                {...field}
                label="Accentkleur"
                hint="De kleur van je facturen."
                swatches={accentColours}
                error={errors.accentColour?.message}
              />
            )}
          />
        </div>
        <TextField
          className={styles.half}
          label="Nummering"
          autoComplete="off"
          spellCheck={false}
          hint={
            'number' in example
              ? `Het volgende nummer is ${example.number}. Gebruik {jaar}, {maand} en {nr:4}.`
              : example.problem
          }
          error={errors.invoiceNumberPattern?.message}
          {...register('invoiceNumberPattern')}
        />
        <TextField
          className={styles.half}
          label="Betaaltermijn in dagen"
          inputMode="numeric"
          autoComplete="off"
          hint="Voor nieuwe facturen; per factuur kun je het anders kiezen."
          error={errors.paymentTermDays?.message}
          {...register('paymentTermDays', { validate: checkPaymentTerm })}
        />
        <TextareaField
          className={styles.whole}
          label="Voettekst"
          hint="Staat onder aan elke factuur."
          error={errors.invoiceFooter?.message}
          {...register('invoiceFooter')}
        />
      </div>
    </Card>
  )
}

/** The number after the newest invoices, by the pattern that stands in the field. */
function useNumberExample({ control }: UseFormReturn<ProfileForm>, administrationId: number) {
  const pattern = useWatch({ control, name: 'invoiceNumberPattern' })
  const { data } = useQuery(query(contract.invoices.list, { params: { administrationId }, query: {} }))
  return nextNumber(pattern, data?.items.flatMap(({ number }) => number ?? []) ?? [], today())
}
