import { contract, type Estimate } from '@klopt/api-client/contract'
import { RadioGroup, TextField, toast } from '@klopt/ui'
import { parseDecimal } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { administrationAddress } from '../../app/routing/address.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { isInEuros } from '../../shared/selling/draft-rate.ts'
import { paperWords } from '../../shared/selling/paper-words.ts'
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
  const { euro: money } = paperWords('nl', estimate.currency).format
  const { make, isPending } = useMakeInvoice(administrationId, estimate.id, money)
  const form = useForm<Answers>({ defaultValues: { share: 'rest', percent: '30' } })
  const { errors } = form.formState
  const share = useWatch({ control: form.control, name: 'share' })
  const submit = form.handleSubmit(async (answers) => {
    try {
      const invoiceId = await make(answers)
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
      isPending={isPending}
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
                hint: `${money(estimate.leftCents)} exclusief btw`,
              },
              { value: 'part' as const, label: 'Een deel', hint: 'Bijvoorbeeld 30% vooraf en de rest achteraf' },
              ...(isInEuros(estimate) ? [DEPOSIT] : []),
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {share !== 'rest' && (
        <TextField
          label={share === 'part' ? 'Deel van de hele offerte' : 'Aanbetaling op de hele offerte'}
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

// A deposit is asked in euros.
const DEPOSIT = {
  value: 'deposit' as const,
  label: 'Een aanbetaling',
  hint: 'Nog geen omzet; op de eindfactuur gaat dit eraf',
}

interface Answers {
  readonly share: 'rest' | 'part' | 'deposit'
  readonly percent: string
}

/** Makes what was asked and says what it leaves; answers the draft. */
function useMakeInvoice(administrationId: number, estimateId: number, money: (cents: number) => string) {
  const toInvoice = useWrite(contract.estimates.toInvoice, { errors: 'screen' })
  const deposit = useWrite(contract.estimates.deposit, { errors: 'screen' })
  const params = { administrationId, estimateId }
  const make = async ({ share, percent }: Answers): Promise<number> => {
    const part = parseDecimal(percent)
    if (share === 'deposit') return (await deposit.mutateAsync({ params, body: { percent: part ?? '' } })).invoiceId
    const { invoiceId, leftCents } = await toInvoice.mutateAsync({
      params,
      body: { percent: share === 'part' ? part : null },
    })
    toast.success(leftCents === 0 ? 'De hele offerte staat op een factuur' : `Nog over: ${money(leftCents)}`)
    return invoiceId
  }
  return { make, isPending: toInvoice.isPending || deposit.isPending }
}

function isPercentage(text: string): true | string {
  const percent = Number(parseDecimal(text))
  return (percent > 0 && percent <= 100) || 'Vul een percentage in van meer dan 0 tot en met 100'
}
