import { contract, type Mandate, type MandateInput } from '@klopt/api-client/contract'
import { DateField, RadioGroup, TextField, toast } from '@klopt/ui'
import { formatIban, iban } from '@klopt/validators'
import { Controller, useForm, type Control, type FieldErrors } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled, verdict } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../form-modal.tsx'

/** The contact that signs. */
export interface Debtor {
  readonly id: number
  readonly kind: 'company' | 'person'
  readonly name: string
  readonly iban: string | null
}

export interface MandateModalProps {
  administrationId: number
  contact: Debtor
  /** Null for a new one. */
  mandate: Mandate | null
  onClose: () => void
}

interface MandateForm extends Omit<MandateInput, 'signedOn'> {
  signedOn: string | null
}

const fields = ['reference', 'kind', 'scheme', 'signedOn', 'iban', 'accountHolder'] as const

/** What a contact signed. */
export function MandateModal({ administrationId, contact, mandate, onClose }: MandateModalProps) {
  const form = useForm<MandateForm>({ defaultValues: formOf(contact, mandate), mode: 'onTouched' })
  const { register, control, formState } = form
  const { errors, isDirty } = formState
  const create = useWrite(contract.directDebits.createMandate)
  const save = useWrite(contract.directDebits.saveMandate)
  // What was signed stays as it was once something was collected by it.
  const isCollectedBy = mandate !== null && mandate.lastCollectedOn !== null
  const submit = form.handleSubmit((values) => {
    const body = { ...values, signedOn: values.signedOn ?? today() }
    const outcome = {
      onSuccess: () => {
        toast.success('De machtiging is bewaard')
        onClose()
      },
      onError: (error: Parameters<typeof showFieldErrors>[1]) => showFieldErrors(form, error, fields),
    }
    if (mandate === null) {
      create.mutate({ params: { administrationId }, body: { ...body, contactId: contact.id } }, outcome)
    } else {
      const params = { administrationId, mandateId: mandate.id }
      save.mutate({ params, body: { ...body, version: mandate.version } }, outcome)
    }
  })
  return (
    <FormModal
      title={mandate === null ? 'Machtiging toevoegen' : `Machtiging ${mandate.reference} wijzigen`}
      onClose={onClose}
      unsavedChanges={isDirty && !create.isSuccess && !save.isSuccess}
      button={mandate === null ? 'Toevoegen' : 'Bewaren'}
      isPending={create.isPending || save.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        label="IBAN"
        required
        autoComplete="off"
        spellCheck={false}
        hint={isCollectedBy ? 'De bank hoort van een wijziging bij de volgende incasso.' : undefined}
        error={errors.iban?.message}
        {...register('iban', { validate: (text) => verdict(iban(text)) })}
      />
      <TextField
        label="Naam van de rekeninghouder"
        required
        maxLength={70}
        autoComplete="off"
        error={errors.accountHolder?.message}
        {...register('accountHolder', { validate: filled })}
      />
      {!isCollectedBy && <SignedFields control={control} errors={errors} isCompany={contact.kind === 'company'} />}
      <TextField
        label="Kenmerk"
        maxLength={35}
        autoComplete="off"
        hint={mandate === null ? 'Laat leeg voor een volgend nummer van Klopt.' : undefined}
        error={errors.reference?.message}
        {...register('reference')}
      />
    </FormModal>
  )
}

interface SignedFieldsProps {
  control: Control<MandateForm>
  errors: FieldErrors<MandateForm>
  isCompany: boolean
}

/** What the customer put a signature under. */
function SignedFields({ control, errors, isCompany }: SignedFieldsProps) {
  return (
    <>
      <Controller
        control={control}
        name="signedOn"
        rules={{ validate: (value) => value !== null || 'Vul een datum in' }}
        render={({ field }) => (
          <DateField
            label="Getekend op"
            required
            today={today()}
            max={today()}
            value={field.value}
            onChange={field.onChange}
            error={errors.signedOn?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <RadioGroup
            label="Soort machtiging"
            options={[
              { value: 'recurring', label: 'Doorlopend', hint: 'Voor elke factuur, tot je de machtiging beëindigt.' },
              { value: 'one_off', label: 'Eenmalig', hint: 'Voor één factuur.' },
            ]}
            value={field.value}
            onChange={field.onChange}
            error={errors.kind?.message}
          />
        )}
      />
      {isCompany && (
        <Controller
          control={control}
          name="scheme"
          render={({ field }) => (
            <RadioGroup
              label="Soort incasso"
              options={[
                { value: 'CORE', label: 'Gewoon (CORE)', hint: 'De klant kan 8 weken terugboeken.' },
                {
                  value: 'B2B',
                  label: 'Zakelijk (B2B)',
                  hint: 'Niet terug te boeken. De klant meldt de machtiging eerst bij zijn bank.',
                },
              ]}
              value={field.value}
              onChange={field.onChange}
              error={errors.scheme?.message}
            />
          )}
        />
      )}
    </>
  )
}

const formOf = (contact: Debtor, mandate: Mandate | null): MandateForm => ({
  reference: mandate?.reference ?? '',
  kind: mandate?.kind ?? 'recurring',
  scheme: mandate?.scheme ?? 'CORE',
  signedOn: mandate?.signedOn ?? null,
  iban: formatIban(mandate?.iban ?? contact.iban ?? ''),
  accountHolder: mandate?.accountHolder ?? contact.name,
})
