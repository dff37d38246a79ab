import { PAPER_LAYOUT_NAMES, PAPER_LAYOUTS } from '@klopt/bookkeeping/paper'
import { Card, ColourPicker, RadioGroup, TextareaField, TextField } from '@klopt/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { accentColours } from '../../shared/forms/accent-colours.ts'
import { checkPaymentTerm, type ProfileForm } from '../../shared/administrations/profile-form.ts'
import * as styles from './settings.css.ts'

export interface InvoiceFieldsProps {
  form: UseFormReturn<ProfileForm>
}

/** How invoices look and are paid. */
export function InvoiceFields({ form }: InvoiceFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Card title="Opmaak">
      <div className={styles.fields}>
        <Controller
          control={control}
          name="paperLayout"
          render={({ field: { ref: _ref, value = 'classic', ...field } }) => (
            <RadioGroup {...field} value={value} className={styles.whole} label="Indeling" options={layouts} />
          )}
        />
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

const layouts = PAPER_LAYOUTS.map((value) => {
  const { name, use } = PAPER_LAYOUT_NAMES[value]
  return { value, label: name, hint: use }
})
