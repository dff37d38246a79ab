import type { ContactInput } from '@klopt/api-client/contract'
import { PAPER_LANGUAGE_NAMES, PAPER_LANGUAGES } from '@klopt/bookkeeping/paper'
import { Accordion, Card, Checkbox, Select, TextareaField, TextField } from '@klopt/ui'
import { formatIban, iban } from '@klopt/validators'
import { useState } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { currencyOptions } from '../../shared/selling/currency-options.ts'
import * as styles from './contact-fields.css.ts'
import type { ContactForm } from './contact-form.ts'
import { useContactField } from './use-contact-field.ts'

interface ContactTermsProps {
  form: UseFormReturn<ContactForm>
  usualTermDays: number | undefined
  unfolded: boolean
}

const FIELDS = ['kvkNumber', 'vatNumber', 'oin', 'iban', 'paymentTermDays', 'priceGroup', 'currency', 'note'] as const

/** What most new contacts do without at first, folded: numbers, terms, how they are invoiced. Open where some of it is used. */
export function ContactTerms({ form, usualTermDays, unfolded }: ContactTermsProps) {
  const { errors } = form.formState
  const [isOpen, setOpen] = useState(
    () => unfolded || FIELDS.some((name) => name !== 'currency' && form.getValues(name)),
  )
  const hasProblem = FIELDS.some((name) => errors[name] !== undefined)
  return (
    <Card padding="none">
      <Accordion
        className={styles.terms}
        headingLevel={2}
        open={hasProblem || isOpen ? ['terms'] : []}
        onOpenChange={(open) => setOpen(open.length > 0)}
        items={[
          {
            value: 'terms',
            title: 'Factuur en betaling',
            detail: 'termijn, btw en taal',
            content: <Terms {...{ form, usualTermDays }} />,
          },
        ]}
      />
    </Card>
  )
}

function Terms({ form, usualTermDays }: Omit<ContactTermsProps, 'unfolded'>) {
  const isCompany = useWatch({ control: form.control, name: 'kind' }) === 'company'
  const field = useContactField(form)
  return (
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
  )
}

function formattedIban({ iban: text }: ContactForm): string {
  const checked = iban(text)
  return checked.ok ? formatIban(checked.value) : text
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
