import { contract } from '@klopt/api-client/contract'
import { RETURN_REASON_CODES, returnReason } from '@klopt/bookkeeping/payments'
import { Select, toast } from '@klopt/ui'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface RefuseModalProps {
  params: { administrationId: number; directDebitFileId: number; itemId: number }
  number: string
  onClose: () => void
}

/** Why the bank refused to collect an invoice: it can be collected anew then. */
export function RefuseModal({ params, number, onClose }: RefuseModalProps) {
  const form = useForm<{ reasonCode: string | null }>({ defaultValues: { reasonCode: null } })
  const { errors, isDirty } = form.formState
  const refuse = useWrite(contract.directDebits.refuse)
  const submit = form.handleSubmit(({ reasonCode }) => {
    if (reasonCode === null) return
    refuse.mutate(
      { params, body: { reasonCode } },
      {
        onSuccess: () => {
          toast.success(`Factuur ${number} kan opnieuw worden geïncasseerd`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['reasonCode']),
      },
    )
  })
  return (
    <FormModal
      title={`Incasso van ${number} is geweigerd`}
      onClose={onClose}
      unsavedChanges={isDirty && !refuse.isSuccess}
      button="Weigering vastleggen"
      isPending={refuse.isPending}
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
            hint="De code van vier tekens staat in het bericht van je bank."
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
