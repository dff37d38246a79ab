import type { ContactInput } from '@klopt/api-client/contract'
import { PAPER_LANGUAGE_NAMES, PAPER_LANGUAGES } from '@klopt/bookkeeping/paper'
import { Card, Checkbox, RadioGroup, Select, TextareaField, TextField } from '@klopt/ui'
import { formatIban, formatPostcode, iban, postcode } from '@klopt/validators'
import { useMemo } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { contactProblem } from './contact-checks.ts'
import * as styles from './contact-fields.css.ts'
import type { ContactForm, ContactTextField } from './contact-form.ts'
import { currencyOptions } from '../../shared/selling/currency-options.ts'
import { countryOptions, usualTreatment } from '../../shared/administrations/countries.ts'

export interface ContactFieldsProps {
  form: UseFormReturn<ContactForm>
  /** The administration's own payment term in days, which an empty field stands for. */
  usualTermDays: number | undefined
}

/** Everything one can fill in about a contact. */
export function ContactFields({ form, usualTermDays }: ContactFieldsProps) {
  const isCompany = useWatch({ control: form.control, name: 'kind' }) === 'company'
  const field = useField(form)
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
      <Card title="Factuur en betaling">
        <div className={styles.grid}>
          {isCompany && <TextField label="KvK-nummer" inputMode="numeric" {...field('kvkNumber')} />}
          {isCompany && <TextField label="Btw-id" hint="Nodig als je de btw verlegt" {...field('vatNumber')} />}
          {isCompany && <TextField label="OIN" hint="Alleen van een overheid" inputMode="numeric" {...field('oin')} />}
          <TextField label="IBAN" {...field('iban', formattedIban)} />
          <TextField
            label="Betaaltermijn"
            inputMode="numeric"
            suffix={<span className={styles.unit}>dagen</span>}
            placeholder={usualTermDays?.toString()}
            {...field('paymentTermDays')}
          />
          <Treatment form={form} />
          <Language form={form} />
          <Currency form={form} />
          <TextField
            label="Prijsgroep"
            hint="Voor wie dezelfde prijsafspraken gelden"
            maxLength={60}
            {...field('priceGroup')}
          />
          {isCompany && (
            <Checkbox
              label="E-factuur meesturen"
              hint="Bij de mail gaat dan naast de pdf een e-factuur (UBL) mee"
              className={styles.wide}
              {...form.register('wantsEInvoice')}
            />
          )}
          {isCompany && (
            <Checkbox
              label="Hoort bij onze fiscale eenheid voor de btw"
              hint="Facturen tussen leden zijn zonder btw"
              className={styles.wide}
              {...form.register('isInVatUnit')}
            />
          )}
          <TextareaField label="Notitie" hint="Alleen voor jezelf" className={styles.wide} {...form.register('note')} />
        </div>
      </Card>
    </div>
  )
}

/** What a text field needs: its registration with its check, and its error. `tidy` writes it properly on leaving. */
function useField({ register, formState, setValue, getValues }: UseFormReturn<ContactForm>) {
  return (name: ContactTextField, tidy?: (form: ContactForm) => string) => ({
    error: formState.errors[name]?.message,
    ...register(name, {
      validate: (_value, form) => contactProblem(name, form) ?? true,
      ...(tidy && { onBlur: () => setValue(name, tidy(getValues())) }),
    }),
  })
}

function formattedPostcode({ postcode: text, country }: ContactForm): string {
  const checked = postcode(text)
  return country === 'NL' && checked.ok ? formatPostcode(checked.value) : text
}

function formattedIban({ iban: text }: ContactForm): string {
  const checked = iban(text)
  return checked.ok ? formatIban(checked.value) : text
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
  const field = useField(form)
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

const treatments: { value: ContactInput['vatTreatment']; label: string; description: string }[] = [
  { value: 'domestic', label: 'Nederlandse btw', description: 'Je rekent 21% of 9% btw' },
  { value: 'reverse', label: 'Btw verlegd in Nederland', description: 'Onderaanneming, schoonmaak, schroot' },
  { value: 'eu', label: 'Bedrijf in een EU-land', description: 'Je verlegt de btw, met btw-id' },
  { value: 'export', label: 'Buiten de EU', description: 'Je rekent geen btw' },
]

function Treatment({ form }: { form: UseFormReturn<ContactForm> }) {
  return (
    <Controller
      control={form.control}
      name="vatTreatment"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Select
          label="Btw"
          hint="Bepaalt het btw-tarief van een nieuwe regel"
          className={styles.wide}
          options={treatments}
          value={value}
          onChange={(treatment) => treatment !== null && onChange(treatment)}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    />
  )
}

const languages = PAPER_LANGUAGES.map((value) => ({ value, label: PAPER_LANGUAGE_NAMES[value] }))

function Language({ form }: { form: UseFormReturn<ContactForm> }) {
  return (
    <Controller
      control={form.control}
      name="language"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Select
          label="Taal"
          hint="Van facturen, offertes en mails aan deze relatie"
          className={styles.wide}
          options={languages}
          value={value}
          onChange={(language) => language !== null && onChange(language)}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    />
  )
}

const currencies = currencyOptions()

function Currency({ form }: { form: UseFormReturn<ContactForm> }) {
  return (
    <Controller
      control={form.control}
      name="currency"
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <Select
          label="Munteenheid"
          hint="Van nieuwe facturen aan deze relatie"
          className={styles.wide}
          searchable
          options={currencies}
          value={value}
          onChange={(currency) => currency !== null && onChange(currency)}
          onBlur={onBlur}
          error={fieldState.error?.message}
          ref={ref}
        />
      )}
    />
  )
}
