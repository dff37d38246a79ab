import type { ApiError } from '@klopt/api-client'
import { RETURN_REASON_CODES, returnReason } from '@klopt/bookkeeping/payments'
import { Select } from '@klopt/ui'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../app/errors/show-field-errors.ts'
import { FormModal } from './form-modal.tsx'

export interface ReturnReasonModalProps {
  title: string
  button: string
  /** Where the code stands, and who gets to read it. */
  hint: string
  /** Keeps the reason; what is refused of it is told at its field. */
  send: (reasonCode: string, told: { onError: (error: ApiError) => void }) => void
  isPending: boolean
  isSuccess: boolean
  onClose: () => void
}

/** Why a bank refused or returned a collection, by the code of its message. */
export function ReturnReasonModal({ hint, send, isSuccess, ...modal }: ReturnReasonModalProps) {
  const form = useForm<{ reasonCode: string | null }>({ defaultValues: { reasonCode: null } })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(({ reasonCode }) => {
    if (reasonCode !== null) send(reasonCode, { onError: (error) => showFieldErrors(form, error, ['reasonCode']) })
  })
  return (
    <FormModal {...modal} unsavedChanges={isDirty && !isSuccess} problem={errors.root?.message} onSubmit={submit}>
      <Controller
        control={form.control}
        name="reasonCode"
        rules={{ validate: (value) => value !== null || 'Kies een reden' }}
        render={({ field }) => (
          <Select
            label="Reden"
            hint={hint}
            options={reasons}
            value={field.value}
            onChange={field.onChange}
            error={errors.reasonCode?.message}
          />
        )}
      />
    </FormModal>
  )
}

const reasons = RETURN_REASON_CODES.flatMap((code) => {
  const reason = returnReason(code)
  return reason === null ? [] : [{ value: code, label: code, description: reason.text }]
})
