import { contract } from '@klopt/api-client/contract'
import { useWrite } from '../../app/transport/use-write.ts'
import { ReasonModal } from './reason-modal.tsx'

interface CarryOutRemovalModalProps {
  removal: { readonly administrationId: number; readonly companyName: string }
  onClose: () => void
}

/** Closes an administration for good, with a reason for the log. */
export function CarryOutRemovalModal({ removal, onClose }: CarryOutRemovalModalProps) {
  const { administrationId, companyName } = removal
  const { mutate, isPending, isSuccess } = useWrite(contract.backOffice.carryOutRemoval)
  return (
    <ReasonModal
      title={`${companyName} verwijderen`}
      button="Verwijderen"
      danger
      done={`${companyName} is verwijderd`}
      send={(reason, told) => mutate({ body: { administrationId, reason } }, told)}
      {...{ isPending, isSuccess, onClose }}
    >
      Niemand kan er daarna nog in, ook de klanten en de boekhouder niet. De hoofdgebruiker krijgt er een mail over. Dit
      kan niet terug.
    </ReasonModal>
  )
}
