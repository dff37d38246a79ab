import { contract, type NumberSeries } from '@klopt/api-client/contract'
import { TextField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface SeriesModalProps {
  administrationId: number
  /** Null for a new one. */
  series: NumberSeries | null
  onClose: () => void
}

const fields = ['name', 'pattern', 'nextSequence'] as const

/** A series of invoice numbers: what it is called, its pattern, and of a new one where it begins. */
export function SeriesModal({ administrationId, series, onClose }: SeriesModalProps) {
  const form = useForm({
    defaultValues: { name: series?.name ?? '', pattern: series?.pattern ?? '', nextSequence: '1' },
    mode: 'onTouched',
  })
  const { errors, isDirty } = form.formState
  const add = useWrite(contract.numbering.addSeries)
  const save = useWrite(contract.numbering.saveSeries)
  const submit = form.handleSubmit(({ name, pattern, nextSequence }) => {
    const outcome = {
      onSuccess: () => {
        toast.success(`Reeks ${name.trim()} is bewaard`)
        onClose()
      },
      onError: (error: Parameters<typeof showFieldErrors>[1]) => showFieldErrors(form, error, fields),
    }
    if (series === null) {
      add.mutate({ params: { administrationId }, body: { name, pattern, nextSequence: Number(nextSequence) } }, outcome)
    } else {
      const params = { administrationId, seriesId: series.id }
      save.mutate({ params, body: { name, pattern, version: series.version } }, outcome)
    }
  })
  return (
    <FormModal
      title={series === null ? 'Reeks toevoegen' : `Reeks ${series.name} wijzigen`}
      onClose={onClose}
      unsavedChanges={isDirty && !add.isSuccess && !save.isSuccess}
      button={series === null ? 'Toevoegen' : 'Bewaren'}
      isPending={add.isPending || save.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        label="Naam"
        required
        maxLength={60}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', { validate: filled })}
      />
      <TextField
        label="Patroon"
        required
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        hint="Bijvoorbeeld WEB-{jaar}-{nr:4}. Gebruik {jaar} of {jaar:2}, {maand} en {nr}."
        error={errors.pattern?.message}
        {...form.register('pattern', { validate: filled })}
      />
      {series === null && (
        <TextField
          label="Volgende nummer"
          inputMode="numeric"
          required
          autoComplete="off"
          hint="Hoger dan 1 als je verdergaat met een reeks van een ander pakket."
          error={errors.nextSequence?.message}
          {...form.register('nextSequence', {
            validate: (text) => /^[1-9]\d{0,8}$/.test(text.trim()) || 'Vul een heel getal van 1 of hoger in',
          })}
        />
      )}
    </FormModal>
  )
}
