import { Card, RadioGroup, Select, TextField } from '@klopt/ui'
import { formatPostcode, postcode } from '@klopt/validators'
import { useMemo } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import * as styles from './contact-fields.css.ts'
import type { ContactForm } from './contact-form.ts'
import { ContactTerms } from './contact-terms.tsx'
import { useContactField } from './use-contact-field.ts'
import { countryOptions, usualTreatment } from '../../shared/administrations/countries.ts'

export interface ContactFieldsProps {
  form: UseFormReturn<ContactForm>
  /** The administration's own payment term in days, which an empty field stands for. */
  usualTermDays: number | undefined
  /** How they are invoiced and pay stands open, also where nothing of it was filled in. */
  unfolded?: boolean
}

/** Everything one can fill in about a contact. */
export function ContactFields({ form, usualTermDays, unfolded = false }: ContactFieldsProps) {
  const isCompany = useWatch({ control: form.control, name: 'kind' }) === 'company'
  const field = useContactField(form)
  return (
    <div className={styles.sections}>
      <Card title="Gegevens">
        <div className={styles.grid}>
          <Kind form={form} />
          <TextField label="Naam" required autoComplete="off" className={styles.wide} {...field('name')} />
          {isCompany && <TextField label="Ter attentie van" className={styles.wide} {...field('attention')} />}
          <TextField label="E-mailadres" type="email" inputMode="email" {...field('emailAddress')} />
          <TextField label="Telefoonnummer" type="tel" inputMode="tel" {...field('phone')} />
        </div>
      </Card>
      <Card title="Adres">
        <Address form={form} />
      </Card>
      <ContactTerms {...{ form, usualTermDays, unfolded }} />
    </div>
  )
}

function formattedPostcode({ postcode: text, country }: ContactForm): string {
  const checked = postcode(text)
  return country === 'NL' && checked.ok ? formatPostcode(checked.value) : text
}

function Kind({ form }: { form: UseFormReturn<ContactForm> }) {
  return (
    <Controller
      control={form.control}
      name="kind"
      render={({ field: { value, onChange } }) => (
        <RadioGroup
          label="Soort relatie"
          orientation="horizontal"
          className={styles.wide}
          value={value}
          onChange={onChange}
          options={[
            { value: 'company', label: 'Bedrijf' },
            { value: 'person', label: 'Persoon' },
          ]}
        />
      )}
    />
  )
}

function Address({ form }: { form: UseFormReturn<ContactForm> }) {
  const field = useContactField(form)
  const countries = useMemo(() => countryOptions(), [])
  const chooseCountry = (country: string) => {
    form.setValue('country', country, { shouldDirty: true })
    form.setValue('vatTreatment', usualTreatment(country), { shouldDirty: true })
    if (form.formState.isSubmitted || form.formState.touchedFields.postcode) void form.trigger(['postcode', 'phone'])
  }
  return (
    <div className={styles.addressGrid}>
      <TextField label="Straat en huisnummer" className={styles.wide} {...field('street')} />
      <TextField label="Postcode" {...field('postcode', formattedPostcode)} />
      <TextField label="Plaats" {...field('city')} />
      <Controller
        control={form.control}
        name="country"
        render={({ field: { value, onBlur, ref }, fieldState }) => (
          <Select
            label="Land"
            // What an invoice asks of the country leads here by its name.
            id="country"
            searchable
            className={styles.wide}
            options={countries}
            value={value}
            onChange={(country) => country !== null && chooseCountry(country)}
            onBlur={onBlur}
            ref={ref}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  )
}
