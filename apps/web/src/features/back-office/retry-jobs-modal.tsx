import { contract } from '@klopt/api-client/contract'
import { TextareaField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'

/** Tries the failed jobs of a name again, with a reason for the log. */
export function RetryJobsModal({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isDirty } = form.formState
  const retry = useWrite(contract.backOffice.retryJobs)
  const submit = form.handleSubmit(({ reason }) =>
    retry.mutate(
      { body: { name, reason } },
      {
        onSuccess: () => {
          toast.success('De taken worden opnieuw geprobeerd')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['reason']),
      },
    ),
  )
  return (
    <FormModal
      title={`${name} opnieuw proberen`}
      button="Opnieuw proberen"
      isPending={retry.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !retry.isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>Wat de afgelopen dag mislukte, wordt nog een keer geprobeerd. De reden staat in het logboek.</p>
      <TextareaField
        label="Reden"
        rows={2}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', { validate: filled })}
      />
    </FormModal>
  )
}
