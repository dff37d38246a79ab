import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { DateField, MoneyField, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../form-modal.tsx'

interface RecoverModalProps {
  params: { administrationId: number; invoiceId: number }
  /** What of the invoice is given up. */
  leftCents: number
  onClose: () => void
}

/** What was paid after all of an invoice that was given up, and when: its VAT alone is declared again, on that day. */
export function RecoverModal({ params, leftCents, onClose }: RecoverModalProps) {
  const [amountCents, setAmountCents] = useState<number | null>(leftCents)
  const [paidOn, setPaidOn] = useState<string | null>(today())
  const [error, setError] = useState<ApiError | null>(null)
  const [isTried, setIsTried] = useState(false)
  const recover = useWrite(contract.badDebts.recover, { errors: 'screen' })
  const problemOf = (field: string, lacks: boolean, message: string) =>
    error?.fields[field] ?? (isTried && lacks ? message : undefined)
  const amountProblem = problemOf('amountCents', !isAmount(amountCents), 'Vul een bedrag in dat meer is dan nul')
  const dayProblem = problemOf('paidOn', paidOn === null, 'Vul een datum in')
  return (
    <FormModal
      title="Toch betaald"
      button="Weer openzetten"
      isPending={recover.isPending}
      problem={error && Object.keys(error.fields).length === 0 ? error.message : undefined}
      onSubmit={async (event) => {
        event.preventDefault()
        setIsTried(true)
        if (!isAmount(amountCents) || paidOn === null) return
        const onSuccess = () => {
          toast.success(`${formatEuro(amountCents)} staat weer open`)
          onClose()
        }
        recover.mutate({ params, body: { amountCents, paidOn } }, { onSuccess, onError: setError })
      }}
      onClose={onClose}
    >
      <p>
        Wat betaald is zet je weer open, om de betaling op te verwerken. De btw daarin geef je op die dag opnieuw aan.
      </p>
      <MoneyField label="Bedrag" required value={amountCents} onChange={setAmountCents} error={amountProblem} />
      <DateField label="Betaald op" required value={paidOn} onChange={setPaidOn} error={dayProblem} />
    </FormModal>
  )
}

const isAmount = (cents: number | null): cents is number => cents !== null && cents > 0
