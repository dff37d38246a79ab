import { Select, TextField } from '@klopt/ui'
import { kvkNumber } from '@klopt/validators'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { legalForms } from '../shared/administrations/legal-forms.ts'
import type { ProfileForm } from '../shared/administrations/profile-form.ts'
import { verdict } from '../shared/forms/field-rules.ts'
import type { CompanyField } from '../shared/selling/needed.ts'
import * as styles from './company-pane.css.ts'
import { RegisterAnswer, REGISTERED, useRegisteredCompany } from './registered-company.tsx'

interface CompanyFieldsProps {
  administrationId: number
  form: UseFormReturn<ProfileForm>
  /** What is asked for because an invoice lacks it. */
  lacking?: readonly CompanyField[]
  /** Whether it asks by what the books go as well, in the columns of `wideFields`. */
  asksAll?: boolean
}

/** What the law wants of the company on every invoice, in the columns of `fields`. */
export function CompanyFields({ administrationId, form, lacking = [], asksAll = false }: CompanyFieldsProps) {
  const registered = useRegisteredCompany(form, administrationId)
  const { errors } = form.formState
  const field = (name: CompanyField, validate?: (text: string) => string | true) => ({
    error: errors[name]?.message ?? (lacking.includes(name) ? 'Nog nodig op je facturen' : undefined),
    ...(isRegistered(name) && { proposed: registered.isProposed(name) }),
    ...form.register(name, validate && { validate }),
  })
  const long = asksAll ? styles.long : styles.whole
  return (
    <>
      <TextField
        className={styles.long}
        label="KvK-nummer"
        hint="Acht cijfers, van je uittreksel"
        inputMode="numeric"
        autoComplete="off"
        {...field('kvkNumber', (number) => number.trim() === '' || verdict(kvkNumber(number)))}
      />
      <RegisterAnswer {...registered} />
      <TextField className={long} label="Bedrijfsnaam" required autoComplete="organization" {...field('companyName')} />
      {asksAll && <BookChoice {...{ form }} name="legalForm" label="Rechtsvorm" options={legalForms} />}
      <TextField className={long} label="Straat en huisnummer" autoComplete="street-address" {...field('street')} />
      <TextField label="Postcode" autoComplete="postal-code" {...field('postcode')} />
      <TextField label="Plaats" autoComplete="address-level2" {...field('city')} />
      <TextField
        className={long}
        label="Btw-id"
        hint="Staat op je brief van de Belastingdienst"
        autoComplete="off"
        spellCheck={false}
        {...field('vatNumber')}
      />
      {asksAll && <BookChoice {...{ form }} name="vatFrequency" label="Btw-aangifte" options={frequencies} />}
    </>
  )
}

const frequencies = [
  { value: 'month', label: 'Elke maand' },
  { value: 'quarter', label: 'Elk kwartaal' },
  { value: 'year', label: 'Elk jaar' },
] as const

interface BookChoiceProps<Name extends 'legalForm' | 'vatFrequency'> {
  form: UseFormReturn<ProfileForm>
  name: Name
  label: string
  options: readonly { readonly value: ProfileForm[Name]; readonly label: string }[]
}

/** One of a few, of which one holds from the start. */
function BookChoice<Name extends 'legalForm' | 'vatFrequency'>({ form, name, label, options }: BookChoiceProps<Name>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Select
          className={styles.rest}
          label={label}
          options={options}
          value={field.value}
          onChange={(value) => field.onChange(value ?? field.value)}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const isRegistered = (name: string): name is (typeof REGISTERED)[number] => REGISTERED.some((one) => one === name)
