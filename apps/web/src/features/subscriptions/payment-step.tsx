import { Alert, TextField } from '@klopt/ui'
import type { SyntheticEvent } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { IbanField } from './iban-field.tsx'
import { checkPaymentField, type PaymentForm } from './payment-form.ts'
import * as styles from './wizard.css.ts'

export interface PaymentStepProps {
  id: string
  form: UseFormReturn<PaymentForm>
  /** The plan costs money, so all of it has to be known. */
  isRequired: boolean
  onSubmit: (event: SyntheticEvent) => void
}

/** From which account the subscription is collected and where its invoices go. */
export function PaymentStep({ id, form, isRequired, onSubmit }: PaymentStepProps) {
  const { errors } = form.formState
  const check = (name: keyof PaymentForm) => (value: string) => checkPaymentField(name, value, isRequired)
  return (
    <form id={id} noValidate className={styles.form} onSubmit={onSubmit}>
      {!isRequired && <Alert tone="info">Dit abonnement kost niets. Je hoeft hier niets in te vullen.</Alert>}
      <Controller
        control={form.control}
        name="accountNumber"
        rules={{ validate: check('accountNumber') }}
        render={({ field: { value, onChange, onBlur } }) => (
          <IbanField
            label="Rekeningnummer (IBAN)"
            required={isRequired}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={errors.accountNumber?.message}
          />
        )}
      />
      <TextField
        label="Naam rekeninghouder"
        required={isRequired}
        autoComplete="off"
        error={errors.accountHolder?.message}
        {...form.register('accountHolder', { validate: check('accountHolder') })}
      />
      <TextField
        label="E-mailadres voor facturen"
        type="email"
        inputMode="email"
        required={isRequired}
        error={errors.invoiceEmailAddress?.message}
        {...form.register('invoiceEmailAddress', { validate: check('invoiceEmailAddress') })}
      />
    </form>
  )
}
