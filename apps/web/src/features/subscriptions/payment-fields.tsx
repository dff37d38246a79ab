import { TextField } from '@klopt/ui'
import { useController, type UseFormReturn } from 'react-hook-form'
import { IbanField } from './iban-field.tsx'
import { checkPaymentField, type PaymentForm } from './payment-form.ts'

export interface PaymentFieldsProps {
  form: UseFormReturn<PaymentForm>
  /** The plan costs money, so all of it has to be known. */
  isRequired: boolean
}

/** The bank account a subscription is collected from, and where its invoices go. */
export function PaymentFields({ form, isRequired }: PaymentFieldsProps) {
  const { errors } = form.formState
  const check = (name: keyof PaymentForm) => (value: string) => checkPaymentField(name, value, isRequired)
  // Registered before the others, as the first wrong field is the first that was registered.
  const accountNumber = useController({
    control: form.control,
    name: 'accountNumber',
    rules: { validate: check('accountNumber') },
  })
  return (
    <>
      <IbanField
        label="Rekeningnummer (IBAN)"
        required={isRequired}
        {...accountNumber.field}
        error={errors.accountNumber?.message}
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
        autoComplete="email"
        required={isRequired}
        error={errors.invoiceEmailAddress?.message}
        {...form.register('invoiceEmailAddress', { validate: check('invoiceEmailAddress') })}
      />
    </>
  )
}
