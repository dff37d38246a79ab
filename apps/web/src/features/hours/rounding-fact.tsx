import { contract, type Project } from '@klopt/api-client/contract'
import { Button, RadioGroup, Select, toast } from '@klopt/ui'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './hours.css.ts'

type Rounding = NonNullable<Project['rounding']>

interface RoundingFactProps {
  administrationId: number
  contact: { id: number; name: string }
  rounding: Rounding
}

const steps: { value: Rounding['minutes']; label: string }[] = [
  { value: 0, label: 'Niet afronden' },
  { value: 6, label: 'Op 6 minuten' },
  { value: 15, label: 'Op 15 minuten' },
  { value: 30, label: 'Op 30 minuten' },
]
const pers: { value: Rounding['per']; label: string }[] = [
  { value: 'entry', label: 'Van elke regel' },
  { value: 'day', label: 'Van elke dag samen' },
]

/** How the hours of the customer are rounded up when they are invoiced, to read; changed by itself. */
export function RoundingFact(props: RoundingFactProps) {
  const [isChanging, setChanging] = useState(false)
  const mayChange = useMayChange(props.administrationId, { permission: 'BOOKING' })
  const { minutes, per } = props.rounding
  return (
    <span className={styles.rounding}>
      {minutes === 0 ? 'Niet' : `Op ${minutes} minuten, ${per === 'entry' ? 'van elke regel' : 'van elke dag samen'}`}
      {mayChange && (
        <Button size="small" aria-label="Afronding wijzigen" onClick={() => setChanging(true)}>
          Wijzigen
        </Button>
      )}
      {isChanging && <RoundingModal {...props} onClose={() => setChanging(false)} />}
    </span>
  )
}

function RoundingModal({ administrationId, contact, rounding, onClose }: RoundingFactProps & { onClose: () => void }) {
  const form = useForm<Rounding>({ defaultValues: rounding })
  const { control, formState } = form
  const save = useWrite(contract.projects.saveRounding, { errors: 'screen' })
  const submit = form.handleSubmit((next) =>
    save.mutateAsync({ params: { administrationId }, body: { contactId: contact.id, ...next } }).then(
      () => {
        toast.success('De afronding is opgeslagen')
        onClose()
      },
      (error) => showFieldErrors(form, error, ['minutes', 'per']),
    ),
  )
  return (
    <FormModal
      title={`Afronden voor ${contact.name}`}
      button="Afronding opslaan"
      isPending={save.isPending}
      problem={formState.errors.root?.message}
      unsavedChanges={formState.isDirty && !save.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="minutes"
        render={({ field: { onChange, ...field } }) => (
          <Select
            label="Naar boven afronden"
            options={steps}
            {...field}
            onChange={(minutes) => minutes !== null && onChange(minutes)}
          />
        )}
      />
      <Controller
        control={control}
        name="per"
        render={({ field: { ref: _ref, ...field } }) => <RadioGroup label="Waarvan" options={pers} {...field} />}
      />
      <p className={styles.muted}>Geldt voor alle projecten van deze klant, vanaf de volgende factuur.</p>
    </FormModal>
  )
}
