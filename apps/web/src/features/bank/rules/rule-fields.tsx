import { contract } from '@klopt/api-client/contract'
import { Button, MoneyField, Select, TextField } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form'
import { query } from '../../../app/transport/api.ts'
import { filled } from '../../../shared/forms/field-rules.ts'
import { ContactPicker } from '../../../shell/contact-picker.tsx'
import { AccountField, VatField } from './account-field.tsx'
import { emptyShare, EVERY_BOOK, isPercentage, isPlace, type RuleForm } from './rule-form.ts'
import * as styles from './rules.css.ts'

interface RuleFieldsProps {
  administrationId: number
  form: UseFormReturn<RuleForm>
}

/** What a rule is called, where it stands, and which lines it looks at. */
export function RuleConditions({ administrationId, form }: RuleFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const books = useQuery(query(contract.bank.books, { params: { administrationId } })).data ?? []
  const text = { autoComplete: 'off', maxLength: 200 }
  return (
    <div className={styles.grid}>
      <TextField
        label="Naam van de regel"
        required
        {...text}
        maxLength={100}
        error={errors.name?.message}
        {...register('name', { validate: filled })}
      />
      <TextField
        label="Plaats in de lijst"
        hint="Laat leeg om achteraan te beginnen."
        inputMode="numeric"
        {...text}
        error={errors.position?.message}
        {...register('position', { validate: isPlace })}
      />
      <Controller
        control={control}
        name="direction"
        render={({ field: { value, onChange } }) => (
          <Select label="Richting" options={DIRECTIONS} value={value} onChange={(next) => next && onChange(next)} />
        )}
      />
      <Controller
        control={control}
        name="journalId"
        render={({ field: { value, onChange } }) => (
          <Select
            label="Boek"
            options={[
              { value: EVERY_BOOK, label: 'Alle boeken' },
              ...books.map(({ journalId, name }) => ({ value: journalId, label: name })),
            ]}
            value={value}
            onChange={(chosen) => onChange(chosen ?? EVERY_BOOK)}
            error={errors.journalId?.message}
          />
        )}
      />
      <TextField
        label="Naam van de tegenpartij"
        {...text}
        error={errors.counterpartyName?.message}
        {...register('counterpartyName')}
      />
      <TextField
        label="IBAN van de tegenpartij"
        {...text}
        error={errors.counterpartyIban?.message}
        {...register('counterpartyIban')}
      />
      <TextField
        label="Tekst in de omschrijving"
        className={styles.wide}
        {...text}
        error={errors.descriptionContains?.message}
        {...register('descriptionContains')}
      />
      <AmountField form={form} name="minCents" label="Bedrag vanaf" />
      <AmountField form={form} name="maxCents" label="Bedrag tot en met" />
    </div>
  )
}

const DIRECTIONS = [
  { value: 'out', label: 'Geld eraf' },
  { value: 'in', label: 'Geld erbij' },
] as const

function AmountField({
  form,
  name,
  label,
}: {
  form: UseFormReturn<RuleForm>
  name: 'minCents' | 'maxCents'
  label: string
}) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => <MoneyField label={label} {...field} error={error?.message} />}
    />
  )
}

/** Where a rule books, for whom, and what goes elsewhere by percentage: a second cost, or what is private. */
export function RuleDeed({ administrationId, form }: RuleFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'shares' })
  const own = { administrationId, form }
  return (
    <>
      <div className={styles.grid}>
        <AccountField {...own} name="accountId" label="Boeken op" />
        <VatField {...own} name="vatCode" />
        <Controller
          control={form.control}
          name="contactId"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <ContactPicker
              label="Relatie"
              className={styles.wide}
              administrationId={administrationId}
              contactId={value}
              onPick={onChange}
              error={error?.message}
            />
          )}
        />
      </div>
      {fields.map(({ id }, index) => (
        <div key={id} role="group" aria-label={`Deel ${index + 1}`} className={styles.grid}>
          <AccountField {...own} name={`shares.${index}.accountId`} label="Deel boeken op" />
          <VatField {...own} name={`shares.${index}.vatCode`} />
          <TextField
            label="Percentage"
            required
            inputMode="decimal"
            autoComplete="off"
            error={form.formState.errors.shares?.[index]?.percentage?.message}
            {...form.register(`shares.${index}.percentage`, { validate: isPercentage })}
          />
          <Button className={styles.end} onClick={() => remove(index)}>
            Deel {index + 1} weghalen
          </Button>
        </div>
      ))}
      <Button icon={Plus} onClick={() => append(emptyShare)}>
        Deel of privédeel toevoegen
      </Button>
    </>
  )
}
