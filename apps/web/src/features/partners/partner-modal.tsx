import { contract, type Partner, type PartnerInput } from '@klopt/api-client/contract'
import { DateField, MoneyField, TextField, toast } from '@klopt/ui'
import { formatDecimal, parseDecimal } from '@klopt/validators'
import { Controller, useForm, type Control } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './partners.css.ts'

export interface PartnerModalProps {
  administrationId: number
  /** Null for a new one. */
  partner: Partner | null
  onClose: () => void
}

interface PartnerForm {
  name: string
  fromDate: string | null
  untilDate: string | null
  interestPercent: string
  labourFeeCents: number | null
  share: string
}

const fields = ['name', 'fromDate', 'untilDate', 'interestPercent', 'labourFeeCents', 'share'] as const

/** A partner with the days they are one, and what they agreed on. */
export function PartnerModal({ administrationId, partner, onClose }: PartnerModalProps) {
  const form = useForm<PartnerForm>({ defaultValues: formOf(partner), mode: 'onTouched' })
  const { register, control, formState } = form
  const { errors, isDirty } = formState
  const create = useWrite(contract.partners.create)
  const save = useWrite(contract.partners.save)
  const submit = form.handleSubmit((values) => {
    const body = inputOf(values)
    const outcome = {
      onSuccess: () => {
        toast.success(`${body.name.trim()} is bewaard`)
        onClose()
      },
      onError: (error: Parameters<typeof showFieldErrors>[1]) => showFieldErrors(form, error, fields),
    }
    if (partner === null) create.mutate({ params: { administrationId }, body }, outcome)
    else save.mutate({ params: { administrationId, partnerId: partner.id }, body }, outcome)
  })
  return (
    <FormModal
      title={partner === null ? 'Vennoot toevoegen' : `${partner.name} wijzigen`}
      onClose={onClose}
      unsavedChanges={isDirty && !create.isSuccess && !save.isSuccess}
      button={partner === null ? 'Toevoegen' : 'Bewaren'}
      isPending={create.isPending || save.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        label="Naam"
        required
        maxLength={100}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: filled })}
      />
      <div className={styles.pair}>
        <Day control={control} name="fromDate" label="Vennoot vanaf" required error={errors.fromDate?.message} />
        <Day control={control} name="untilDate" label="Tot en met" error={errors.untilDate?.message} />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Rente over kapitaal"
          inputMode="decimal"
          suffix="%"
          hint="Per jaar, over het kapitaal aan het begin."
          error={errors.interestPercent?.message}
          {...register('interestPercent', { validate: isNumber })}
        />
        <Controller
          control={control}
          name="labourFeeCents"
          render={({ field }) => (
            <MoneyField
              label="Arbeidsvergoeding"
              hint="Per jaar."
              value={field.value}
              onChange={field.onChange}
              error={errors.labourFeeCents?.message}
            />
          )}
        />
      </div>
      <TextField
        label="Aandeel in wat overblijft"
        inputMode="numeric"
        required
        hint="Naast dat van de anderen: 1 en 1, of 60 en 40."
        error={errors.share?.message}
        {...register('share', { validate: isWhole })}
      />
    </FormModal>
  )
}

interface DayProps {
  control: Control<PartnerForm>
  name: 'fromDate' | 'untilDate'
  label: string
  required?: boolean
  error: string | undefined
}

const Day = ({ control, name, label, required = false, error }: DayProps) => (
  <Controller
    control={control}
    name={name}
    rules={{ validate: (value) => !required || value !== null || 'Vul een datum in' }}
    render={({ field }) => (
      <DateField
        label={label}
        required={required}
        value={field.value}
        today={today()}
        onChange={field.onChange}
        error={error}
      />
    )}
  />
)

const isNumber = (text: string): true | string =>
  text.trim() === '' || parseDecimal(text) !== null || 'Vul een getal in, zoals 4 of 4,5'
const isWhole = (text: string): true | string => /^\d{1,5}$/.test(text.trim()) || 'Vul een heel getal in, zoals 1 of 50'

const formOf = (partner: Partner | null): PartnerForm => ({
  name: partner?.name ?? '',
  fromDate: partner?.fromDate ?? null,
  untilDate: partner?.untilDate ?? null,
  interestPercent: partner === null ? '' : formatDecimal(partner.interestPercent),
  labourFeeCents: partner?.labourFeeCents ?? null,
  share: partner === null ? '1' : String(partner.share),
})

const inputOf = ({ name, fromDate, untilDate, interestPercent, labourFeeCents, share }: PartnerForm): PartnerInput => ({
  name,
  fromDate: fromDate ?? today(),
  untilDate,
  interestPercent: parseDecimal(interestPercent) ?? '0',
  labourFeeCents: labourFeeCents ?? 0,
  share: Number(share),
})
