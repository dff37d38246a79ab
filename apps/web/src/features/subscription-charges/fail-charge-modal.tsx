import { contract, type SubscriptionChargeRow } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useWrite } from '../../app/transport/use-write.ts'
import { ReturnReasonModal } from '../../shell/return-reason-modal.tsx'

export interface FailChargeModalProps {
  row: SubscriptionChargeRow
  onClose: () => void
}

/** Why the bank refused or returned a collection, where its file is not at hand. */
export function FailChargeModal({ row: { id: chargeId, number, companyName }, onClose }: FailChargeModalProps) {
  const { mutate, isPending, isSuccess } = useWrite(contract.subscriptionCharges.fail)
  const onSuccess = () => {
    toast.success(`${companyName} krijgt een mail dat de incasso is mislukt`)
    onClose()
  }
  return (
    <ReturnReasonModal
      title={`De incasso van ${number} is mislukt`}
      button="Mislukt markeren"
      hint="De code van vier tekens staat in het bericht van de bank. De klant leest de reden in de mail."
      send={(reasonCode, told) => mutate({ params: { chargeId }, body: { reasonCode } }, { onSuccess, ...told })}
      {...{ isPending, isSuccess, onClose }}
    />
  )
}
