import { contract, type Estimate } from '@klopt/api-client/contract'
import { RadioGroup, TextField, toast } from '@klopt/ui'
import { formatEuro, parseDecimal } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { administrationAddress } from '../../app/routing/address.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { asApiError } from '../../app/errors/failures.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'

interface ToInvoiceModalProps {
  administrationId: number
  estimate: Estimate
  onClose: () => void
}

/** Makes a draft invoice of an accepted estimate: of all that is left, or of a part of the whole. */
export function ToInvoiceModal({ administrationId, estimate, onClose }: ToInvoiceModalProps) {
  const navigate = useNavigate()
  const toInvoice = useWrite(contract.estimates.toInvoice, { errors: 'screen' })
  const form = useForm<{ share: 'rest' | 'part'; percent: string }>({ defaultValues: { share: 'rest', percent: '30' } })
  const { errors } = form.formState
  const isPart = useWatch({ control: form.control, name: 'share' }) === 'part'
  const submit = form.handleSubmit(async ({ percent }) => {
    const body = { percent: isPart ? parseDecimal(percent) : null }
    try {
      const { invoiceId, leftCents } = await toInvoice.mutateAsync({
        params: { administrationId, estimateId: estimate.id },
        body,
      })
      toast.success(leftCents === 0 ? 'De hele offerte staat op een factuur' : `Nog over: ${formatEuro(leftCents)}`)
      void navigate({ href: administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId } }) })
    } catch (error) {
      showFieldErrors(form, asApiError(error), ['percent'])
    }
  })
  const isWhole = estimate.invoicedCents === 0
  return (
    <FormModal
      title="Factuur maken van de offerte"
      button="Factuur maken"
      isPending={toInvoice.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="share"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label="Wat komt op de factuur?"
            options={[
              {
                value: 'rest' as const,
                label: isWhole ? 'De hele offerte' : 'Alles wat over is',
                hint: `${formatEuro(estimate.leftCents)} exclusief btw`,
              },
              { value: 'part' as const, label: 'Een deel', hint: 'Bijvoorbeeld 30% vooraf en de rest achteraf' },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {isPart && (
        <TextField
          label="Deel van de hele offerte"
          inputMode="decimal"
          suffix="%"
          required
          error={errors.percent?.message}
          {...form.register('percent', { validate: isPercentage, shouldUnregister: true })}
        />
      )}
    </FormModal>
  )
}

function isPercentage(text: string): true | string {
  const percent = Number(parseDecimal(text))
  return (percent > 0 && percent <= 100) || 'Vul een percentage in van meer dan 0 tot en met 100'
}
