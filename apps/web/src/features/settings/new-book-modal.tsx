import { contract } from '@klopt/api-client/contract'
import { Select, TextField, toast } from '@klopt/ui'
import { bankFromIban, bankOfAccount, CREDIT_CARDS, formatIban, iban } from '@klopt/validators'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { filled, verdict } from '../../shared/forms/field-rules.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { bookKind, bookKinds, type BookKind } from './book-kinds.ts'
import { FormModal } from '../../shell/form-modal.tsx'

interface BookForm {
  financialType: BookKind
  name: string
  iban: string
  accountHolder: string
}

/** What a kind without an IBAN is called to begin with: a payment provider by itself. */
const nameOfKind = (kind: BookKind | null) => (kind === null ? null : bankOfAccount(kind, null, '')) ?? ''
const namesWithoutIban: readonly string[] = [...CREDIT_CARDS, ...bookKinds.map(({ value }) => nameOfKind(value))]

/** A new bank or cash book. */
export function NewBookModal({ administrationId, onClose }: { administrationId: number; onClose: () => void }) {
  const form = useForm<BookForm>({
    defaultValues: { financialType: 'CHECKING', name: '', iban: '', accountHolder: '' },
    mode: 'onTouched',
  })
  const { register, control, formState, getValues, setValue } = form
  const { errors, isDirty } = formState
  const [kind, number, name] = useWatch({ control, name: ['financialType', 'iban', 'name'] })
  const create = useWrite(contract.journals.create)
  const needsIban = bookKind(kind)?.hasIban === true

  /** A name to begin with: the bank and the end of the number, as statements call it. */
  const proposeName = () => {
    const checked = iban(getValues('iban'))
    if (!checked.ok || getValues('name').trim() !== '') return
    setValue('name', `${bankFromIban(checked.value) ?? 'Bank'} ${checked.value.slice(-4)}`, { shouldDirty: true })
  }
  /** What has no IBAN to be called by: a card by its issuer, a payment provider by itself. What was typed stays. */
  const callIt = (name: string) => {
    if (!['', ...namesWithoutIban].includes(getValues('name').trim())) return
    setValue('name', name, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const submit = form.handleSubmit((values) =>
    create.mutate(
      {
        params: { administrationId },
        body: { ...values, iban: needsIban ? values.iban : null, accountHolder: values.accountHolder || null },
      },
      {
        onSuccess: () => {
          toast.success(`${values.name.trim()} is toegevoegd`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['financialType', 'name', 'iban', 'accountHolder']),
      },
    ),
  )
  return (
    <FormModal
      title="Rekening toevoegen"
      onClose={onClose}
      unsavedChanges={isDirty && !create.isSuccess}
      button="Toevoegen"
      isPending={create.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Controller
        control={control}
        name="financialType"
        render={({ field }) => (
          <Select
            label="Soort"
            options={bookKinds}
            value={field.value}
            onChange={(value) => {
              field.onChange(value ?? 'CHECKING')
              callIt(nameOfKind(value))
            }}
            onBlur={field.onBlur}
            error={errors.financialType?.message}
          />
        )}
      />
      {needsIban && (
        <TextField
          label="IBAN"
          required
          autoComplete="off"
          spellCheck={false}
          hint={bankFromIban(number) ?? undefined}
          error={errors.iban?.message}
          {...register('iban', {
            validate: (text) => verdict(iban(text)),
            onBlur: (event: { target: HTMLInputElement }) => {
              setValue('iban', formatIban(event.target.value))
              proposeName()
            },
          })}
        />
      )}
      {kind === 'CREDIT' && (
        <Select
          label="Kaart"
          clearable
          placeholder="Een andere kaart"
          options={CREDIT_CARDS.map((card) => ({ value: card, label: card }))}
          value={CREDIT_CARDS.find((card) => card === name.trim()) ?? null}
          onChange={(card) => callIt(card ?? '')}
        />
      )}
      <TextField
        label="Naam"
        required
        autoComplete="off"
        maxLength={100}
        hint="Zo heet de rekening in Klopt."
        error={errors.name?.message}
        {...register('name', { validate: filled })}
      />
      {needsIban && (
        <TextField
          label="Op naam van"
          autoComplete="off"
          error={errors.accountHolder?.message}
          {...register('accountHolder')}
        />
      )}
    </FormModal>
  )
}
