import { Card, RadioGroup, Select, TextField } from '@klopt/ui'
import { formatIban, turnoverTaxNumber } from '@klopt/validators'
import type { ChangeEvent } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { countryOptions } from '../../shared/administrations/countries.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { legalForms } from '../../shared/administrations/legal-forms.ts'
import { checkWebsite, type ProfileForm } from '../../shared/administrations/profile-form.ts'
import * as styles from './settings.css.ts'

const countries = countryOptions()
const monthNames = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthNames.format(Date.UTC(2026, index)),
}))

interface FormPart {
  form: UseFormReturn<ProfileForm>
}

/** Who the company is and how it is reached. */
export function CompanyFields({ form }: FormPart) {
  return (
    <Card>
      <div className={styles.fields}>
        <NameFields form={form} />
        <AddressFields form={form} />
        <NumberFields form={form} />
        <ReachFields form={form} />
        <FiscalYearField form={form} />
      </div>
    </Card>
  )
}

function NameFields({ form }: FormPart) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        className={styles.whole}
        label="Bedrijfsnaam"
        required
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName', { validate: filled })}
      />
      <Controller
        control={control}
        name="legalForm"
        render={({ field }) => (
          <RadioGroup
            className={styles.whole}
            label="Rechtsvorm"
            orientation="horizontal"
            options={legalForms}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.legalForm?.message}
          />
        )}
      />
    </>
  )
}

function AddressFields({ form }: FormPart) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        className={styles.whole}
        label="Straat en huisnummer"
        autoComplete="street-address"
        error={errors.street?.message}
        {...register('street')}
      />
      <TextField
        className={styles.short}
        label="Postcode"
        autoComplete="postal-code"
        error={errors.postcode?.message}
        {...register('postcode')}
      />
      <TextField
        className={styles.short}
        label="Plaats"
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city')}
      />
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <Select
            className={styles.third}
            label="Land"
            searchable
            options={countries}
            value={field.value}
            onChange={(country) => field.onChange(country ?? 'NL')}
            onBlur={field.onBlur}
            error={errors.country?.message}
          />
        )}
      />
    </>
  )
}

/** What authorities and the bank know it by. */
function NumberFields({ form }: FormPart) {
  const { register, control, formState } = form
  const { errors } = formState
  const taxNumberHint = useTaxNumberHint(form)
  return (
    <>
      <TextField
        className={styles.third}
        label="KvK-nummer"
        inputMode="numeric"
        autoComplete="off"
        error={errors.kvkNumber?.message}
        {...register('kvkNumber')}
      />
      <TextField
        className={styles.third}
        label="Btw-id"
        autoComplete="off"
        spellCheck={false}
        error={errors.vatNumber?.message}
        {...register('vatNumber')}
      />
      <TextField
        className={styles.third}
        label="Omzetbelastingnummer"
        autoComplete="off"
        spellCheck={false}
        hint={taxNumberHint}
        error={errors.turnoverTaxNumber?.message}
        {...register('turnoverTaxNumber')}
      />
      <Controller
        control={control}
        name="iban"
        render={({ field: { onChange, ...field } }) => (
          <TextField
            {...field}
            className={styles.long}
            label="IBAN"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(groupedIban(event))}
            error={errors.iban?.message}
          />
        )}
      />
    </>
  )
}

function ReachFields({ form }: FormPart) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        className={styles.long}
        label="E-mailadres"
        type="email"
        autoComplete="email"
        error={errors.emailAddress?.message}
        {...register('emailAddress')}
      />
      <TextField
        className={styles.third}
        label="Telefoonnummer"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        className={styles.third}
        label="Website"
        type="url"
        autoComplete="url"
        error={errors.website?.message}
        {...register('website', { validate: checkWebsite })}
      />
    </>
  )
}

function FiscalYearField({ form }: FormPart) {
  const { control, formState } = form
  const { errors } = formState
  return (
    <Controller
      control={control}
      name="fiscalYearStartMonth"
      render={({ field }) => (
        <Select
          className={styles.third}
          label="Het boekjaar begint in"
          options={months}
          value={field.value}
          onChange={(month) => field.onChange(month ?? '1')}
          onBlur={field.onBlur}
          error={errors.fiscalYearStartMonth?.message}
        />
      )}
    />
  )
}

/** Digits that look wrong may be right all the same, so they are spoken of and never refused. */
function useTaxNumberHint({ control }: UseFormReturn<ProfileForm>): string {
  const checked = turnoverTaxNumber(useWatch({ control, name: 'turnoverTaxNumber' }))
  return (checked.ok ? checked.warning : null) ?? 'Voor de Belastingdienst; niet op je facturen.'
}

/** In fours while one types at the end; a correction in the middle keeps the caret where it is. */
function groupedIban({ target }: ChangeEvent<HTMLInputElement>): string {
  const typesAtEnd = target.selectionStart === target.value.length
  return typesAtEnd ? formatIban(target.value) : target.value
}
