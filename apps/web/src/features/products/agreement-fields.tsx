import { Button, DateField, Select, TextField } from '@klopt/ui'
import { Plus } from 'lucide-react'
import { Controller, useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { tidyPrice } from '../../shared/selling/tidy-price.ts'
import { ContactPicker } from '../../shell/contact-picker.tsx'
import { emptyAgreement, isPrice, isQuantity, type ProductForm, type Whom } from './product-form.ts'
import * as styles from './products.css.ts'

interface AgreementFieldsProps {
  administrationId: number
  form: UseFormReturn<ProductForm>
}

/** What was agreed on the price of a product: for whom, when, and from how many. */
export function AgreementFields({ administrationId, form }: AgreementFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'agreements' })
  return (
    <>
      {fields.map(({ id }, index) => (
        <Agreement key={id} {...{ administrationId, form, index }} onRemove={() => remove(index)} />
      ))}
      <Button icon={Plus} onClick={() => append(emptyAgreement)}>
        Prijsafspraak toevoegen
      </Button>
    </>
  )
}

interface AgreementProps extends AgreementFieldsProps {
  index: number
  onRemove: () => void
}

function Agreement({ administrationId, form, index, onRemove }: AgreementProps) {
  const { register, control, formState } = form
  const at = `agreements.${index}` as const
  const errors = formState.errors.agreements?.[index]
  const name = `Prijsafspraak ${index + 1}`
  return (
    <div role="group" aria-label={name} className={styles.agreement}>
      <div className={styles.grid}>
        <Controller
          control={control}
          name={`${at}.whom`}
          render={({ field: { value, onChange } }) => (
            <Select label="Geldt voor" options={WHOM} value={value} onChange={(chosen) => chosen && onChange(chosen)} />
          )}
        />
        <Subject {...{ administrationId, form, index }} />
        <TextField
          label="Afgesproken prijs"
          required
          inputMode="decimal"
          autoComplete="off"
          error={errors?.unitPrice?.message}
          {...register(`${at}.unitPrice`, {
            validate: isPrice,
            onBlur: () => form.setValue(`${at}.unitPrice`, tidyPrice(form.getValues(`${at}.unitPrice`))),
          })}
        />
        <TextField
          label="Vanaf aantal"
          inputMode="decimal"
          autoComplete="off"
          error={errors?.fromQuantity?.message}
          {...register(`${at}.fromQuantity`, { validate: isQuantity })}
        />
        <Day form={form} index={index} name="fromDate" label="Vanaf" />
        <Day form={form} index={index} name="untilDate" label="Tot en met" />
      </div>
      <Button size="small" className={styles.end} aria-label={`${name} verwijderen`} onClick={onRemove}>
        Verwijderen
      </Button>
    </div>
  )
}

const WHOM: { value: Whom; label: string }[] = [
  { value: 'contact', label: 'Een relatie' },
  { value: 'group', label: 'Een prijsgroep' },
  { value: 'all', label: 'Iedereen' },
]

/** The customer or the group that it is for. */
function Subject({ administrationId, form, index }: Omit<AgreementProps, 'onRemove'>) {
  const { control, register, formState } = form
  const at = `agreements.${index}` as const
  const errors = formState.errors.agreements?.[index]
  const whom = useWatch({ control, name: `${at}.whom` })
  if (whom === 'all') return <span />
  if (whom === 'group') {
    return (
      <TextField
        label="Prijsgroep"
        required
        hint="Zoals die bij de relaties staat."
        maxLength={60}
        autoComplete="off"
        error={errors?.priceGroup?.message}
        {...register(`${at}.priceGroup`, { validate: filled })}
      />
    )
  }
  return (
    <Controller
      control={control}
      name={`${at}.contactId`}
      rules={{ validate: (value) => value !== null || 'Kies een relatie' }}
      render={({ field }) => (
        <ContactPicker
          label="Relatie"
          required
          placeholder="Zoek op naam"
          administrationId={administrationId}
          contactId={field.value}
          onPick={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          error={errors?.contactId?.message}
        />
      )}
    />
  )
}

interface DayProps {
  form: UseFormReturn<ProductForm>
  index: number
  name: 'fromDate' | 'untilDate'
  label: string
}

const Day = ({ form, index, name, label }: DayProps) => (
  <Controller
    control={form.control}
    name={`agreements.${index}.${name}`}
    render={({ field }) => (
      <DateField
        label={label}
        value={field.value}
        today={today()}
        onChange={field.onChange}
        error={form.formState.errors.agreements?.[index]?.[name]?.message}
      />
    )}
  />
)
