import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useWrite } from '../../app/transport/use-write.ts'
import { ReturnReasonModal } from '../../shell/return-reason-modal.tsx'

export interface RefuseModalProps {
  params: { administrationId: number; directDebitFileId: number; itemId: number }
  number: string
  onClose: () => void
}

/** Why the bank refused to collect an invoice: it can be collected anew then. */
export function RefuseModal({ params, number, onClose }: RefuseModalProps) {
  const { mutate, isPending, isSuccess } = useWrite(contract.directDebits.refuse)
  const onSuccess = () => {
    toast.success(`Factuur ${number} kan opnieuw worden geïncasseerd`)
    onClose()
  }
  return (
    <ReturnReasonModal
      title={`Incasso van ${number} is geweigerd`}
      button="Weigering vastleggen"
      hint="De code van vier tekens staat in het bericht van je bank."
      send={(reasonCode, told) => mutate({ params, body: { reasonCode } }, { onSuccess, ...told })}
      {...{ isPending, isSuccess, onClose }}
    />
  )
}
