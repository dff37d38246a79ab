import { contract, type SubscriptionChargeRow } from '@klopt/api-client/contract'
import { RETURN_REASON_CODES, returnReason } from '@klopt/bookkeeping/payments'
import { Select, toast } from '@klopt/ui'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface FailChargeModalProps {
  row: SubscriptionChargeRow
  onClose: () => void
}

/** Why the bank refused or returned a collection, where its file is not at hand. */
export function FailChargeModal({ row: { id: chargeId, number, companyName }, onClose }: FailChargeModalProps) {
  const form = useForm<{ reasonCode: string | null }>({ defaultValues: { reasonCode: null } })
  const { errors, isDirty } = form.formState
  const fail = useWrite(contract.subscriptionCharges.fail)
  const submit = form.handleSubmit(({ reasonCode }) => {
    if (reasonCode === null) return
    fail.mutate(
      { params: { chargeId }, body: { reasonCode } },
      {
        onSuccess: () => {
          toast.success(`${companyName} krijgt een mail dat de incasso is mislukt`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['reasonCode']),
      },
    )
  })
  return (
    <FormModal
      title={`De incasso van ${number} is mislukt`}
      onClose={onClose}
      unsavedChanges={isDirty && !fail.isSuccess}
      button="Mislukt markeren"
      isPending={fail.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Controller
        control={form.control}
        name="reasonCode"
        rules={{ validate: (value) => value !== null || 'Kies een reden' }}
        render={({ field }) => (
          <Select
            label="Reden"
            hint="De code van vier tekens staat in het bericht van de bank. De klant leest de reden in de mail."
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
