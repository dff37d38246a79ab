import { contract, type Estimate } from '@klopt/api-client/contract'
import { Checkbox, DateField, TextareaField, TextField, toast } from '@klopt/ui'
import { Controller, useForm } from 'react-hook-form'
import { asApiError } from '../../app/errors/failures.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { dayOfInstant } from '../../shared/dates/times.ts'
import { given } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './note-acceptance.css.ts'

interface NoteAcceptanceModalProps {
  administrationId: number
  estimate: Estimate
  onClose: () => void
}

interface Answers {
  name: string
  acceptedOn: string | null
  note: string
  /** Places of the options that are wanted. */
  chosen: number[]
}

/** Notes that a customer agreed by telephone or in a mail of their own: who, when, and to which options. */
export function NoteAcceptanceModal({ administrationId, estimate, onClose }: NoteAcceptanceModalProps) {
  const { id: estimateId, version, sentAt } = estimate
  const note = useWrite(contract.estimates.noteAcceptance, { errors: 'screen' })
  const options = optionsOf(estimate)
  const form = useForm<Answers>({
    defaultValues: {
      name: estimate.contactName ?? '',
      acceptedOn: today(),
      note: '',
      chosen: options.filter(({ isChosen }) => isChosen).map(({ place }) => place),
    },
    mode: 'onTouched',
  })
  const { register, control, formState } = form
  const { errors, isDirty } = formState
  const submit = form.handleSubmit(async ({ acceptedOn, ...answers }) => {
    if (acceptedOn === null) return
    try {
      await note.mutateAsync({ params: { administrationId, estimateId }, body: { version, acceptedOn, ...answers } })
      toast.success('Het akkoord is genoteerd. Je kunt nu de factuur maken.')
      onClose()
    } catch (error) {
      showFieldErrors(form, asApiError(error), ['name', 'acceptedOn', 'note'])
    }
  })
  return (
    <FormModal
      title="Akkoord noteren"
      button="Akkoord noteren"
      isPending={note.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !note.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Ging je klant akkoord per telefoon, mail of op papier? Daarna staat de offerte vast, net als bij akkoord online.
      </p>
      <TextField
        label="Wie ging akkoord"
        required
        error={errors.name?.message}
        {...register('name', { validate: given('Vul de naam van je klant in') })}
      />
      <Controller
        control={control}
        name="acceptedOn"
        rules={{ validate: (day) => dayFault(day, sentAt) ?? true }}
        render={({ field }) => <DateField label="Datum" required {...field} error={errors.acceptedOn?.message} />}
      />
      {options.length > 0 && (
        <Controller
          control={control}
          name="chosen"
          render={({ field: { value, onChange } }) => <Options {...{ options, value, onChange }} />}
        />
      )}
      <TextareaField label="Notitie" hint="Bijvoorbeeld hoe je het akkoord kreeg." {...register('note')} />
    </FormModal>
  )
}

interface Option {
  /** Among all lines, from 0. */
  readonly place: number
  readonly description: string
  readonly isChosen: boolean
}

const optionsOf = ({ lines }: Estimate): Option[] =>
  lines.flatMap(({ optional, chosen, description }, place) =>
    optional === true ? [{ place, description, isChosen: chosen === true }] : [],
  )

interface OptionsProps {
  options: readonly Option[]
  value: readonly number[]
  onChange: (chosen: number[]) => void
}

const Options = ({ options, value, onChange }: OptionsProps) => (
  <fieldset className={styles.options}>
    <legend className={styles.legend}>Welke opties wil je klant?</legend>
    {options.map(({ place, description }) => (
      <Checkbox
        key={place}
        label={description}
        checked={value.includes(place)}
        onChange={({ target }) =>
          onChange(
            target.checked ? [...value, place].toSorted((a, b) => a - b) : value.filter((each) => each !== place),
          )
        }
      />
    ))}
  </fieldset>
)

/** Why nobody can have agreed on a day. */
function dayFault(day: string | null, sentAt: number | null): string | undefined {
  if (day === null) return 'Vul een datum in'
  if (day > today()) return 'Die dag moet nog komen'
  return sentAt !== null && day < dayOfInstant(sentAt) ? 'Toen was de offerte nog niet verstuurd' : undefined
}
