import { contract } from '@klopt/api-client/contract'
import { DateField, TextareaField, toast } from '@klopt/ui'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled, given } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { ReasonField } from './reason-field.tsx'

interface Values {
  text: string
  until: string | null
  reason: string
}

/** Tells everybody of work on the server. */
export function AnnounceModal({ onClose }: { onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { text: '', until: today(), reason: '' } })
  const { errors, isDirty } = form.formState
  const announce = useWrite(contract.maintenance.announce)
  const submit = form.handleSubmit(({ until, ...rest }) => {
    if (until === null) return
    announce.mutate(
      { body: { ...rest, until } },
      {
        onSuccess: () => {
          toast.success('De melding staat er')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['text', 'until', 'reason']),
      },
    )
  })
  return (
    <FormModal
      title="Onderhoudsmelding"
      button="Melding plaatsen"
      isPending={announce.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !announce.isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextareaField
        label="Melding"
        hint="Zeg wanneer, hoe lang en wat er niet kan."
        rows={3}
        maxLength={300}
        error={errors.text?.message}
        {...form.register('text', { validate: filled })}
      />
      <Controller
        control={form.control}
        name="until"
        rules={{ validate: given('Kies een dag') }}
        render={({ field }) => <DateField label="Tot en met" {...field} error={errors.until?.message} />}
      />
      <ReasonField
        hint="Deze staat in het logboek."
        error={errors.reason?.message}
        {...form.register('reason', { validate: filled })}
      />
    </FormModal>
  )
}
