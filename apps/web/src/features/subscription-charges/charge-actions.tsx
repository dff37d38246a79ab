import { contract, type SubscriptionChargeRow } from '@klopt/api-client/contract'
import { askConfirmation, Button, toast } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useState } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FailChargeModal } from './fail-charge-modal.tsx'

/** What can be done with a charge where it stands. */
export function ChargeActions({ row }: { row: SubscriptionChargeRow }) {
  const { state, attempts } = row
  const isAtBank = state === 'handed_in' || state === 'collected'
  const [isFailing, setFailing] = useState(false)
  return (
    <>
      {state === 'failed' && attempts === 1 && <RetryButton row={row} />}
      {(state === 'failed' || state === 'planned') && <PaidButton row={row} />}
      {isAtBank && <Button onClick={() => setFailing(true)}>Incasso mislukt</Button>}
      {isFailing && <FailChargeModal row={row} onClose={() => setFailing(false)} />}
    </>
  )
}

function RetryButton({ row: { id: chargeId, number } }: { row: SubscriptionChargeRow }) {
  const retry = useWrite(contract.subscriptionCharges.retry)
  const ask = async () => {
    const isSure = await askConfirmation({
      title: `${number} nog een keer incasseren?`,
      text: 'Dit kan één keer. De klant krijgt meteen een mail met de nieuwe dag, minstens veertien dagen van tevoren.',
      confirmLabel: 'Nog een keer incasseren',
    })
    if (!isSure) return
    try {
      const { collectionDate } = await retry.mutateAsync({ params: { chargeId } })
      toast.success(`We incasseren ${number} op ${formatDateLong(collectionDate)}`)
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <Button variant="primary" loading={retry.isPending} onClick={() => void ask()}>
      Probeer opnieuw
    </Button>
  )
}

function PaidButton({ row: { id: chargeId, number, companyName } }: { row: SubscriptionChargeRow }) {
  const paid = useWrite(contract.subscriptionCharges.markPaid)
  const ask = async () => {
    const isSure = await askConfirmation({
      title: `Is ${number} betaald?`,
      text: `Doe dit als ${companyName} het bedrag heeft overgemaakt. Er wordt dan niets meer geïncasseerd voor deze factuur.`,
      confirmLabel: 'Markeren als betaald',
    })
    if (!isSure) return
    try {
      await paid.mutateAsync({ params: { chargeId } })
      toast.success(`${number} is betaald`)
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <Button loading={paid.isPending} onClick={() => void ask()}>
      Is betaald
    </Button>
  )
}

/** The file for the bank that a charge stands in, as it was made. */
export function FileButton({ fileId }: { fileId: number }) {
  const file = useWrite(contract.subscriptionCharges.downloadFile, { onAnswer: download })
  return (
    <Button loading={file.isPending} onClick={() => file.mutate({ params: { fileId } }, { onError: notifyByToast })}>
      Download incassobestand
    </Button>
  )
}
