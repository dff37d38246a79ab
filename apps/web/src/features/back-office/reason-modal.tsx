import type { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { ReasonField } from './reason-field.tsx'

interface ReasonModalProps {
  title: string
  button: string
  danger?: boolean
  /** What is said once it is done. */
  done: string
  isPending: boolean
  isSuccess: boolean
  send: (reason: string, told: { onSuccess: () => void; onError: (error: ApiError) => void }) => void
  onClose: () => void
  /** What will happen. */
  children: ReactNode
}

/** Does something of the house with a reason for the log. */
export function ReasonModal({ done, send, isPending, isSuccess, onClose, children, ...modal }: ReasonModalProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(({ reason }) =>
    send(reason, {
      onSuccess: () => {
        toast.success(done)
        onClose()
      },
      onError: (error) => showFieldErrors(form, error, ['reason']),
    }),
  )
  return (
    <FormModal
      {...modal}
      isPending={isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{children} De reden staat in het logboek.</p>
      <ReasonField error={errors.reason?.message} {...form.register('reason', { validate: filled })} />
    </FormModal>
  )
}
