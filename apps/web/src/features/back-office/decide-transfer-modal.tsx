import { contract, type MainUserTransfer } from '@klopt/api-client/contract'
import { useWrite } from '../../app/transport/use-write.ts'
import { ReasonModal } from './reason-modal.tsx'

interface DecideTransferModalProps {
  transfer: MainUserTransfer
  approve: boolean
  onClose: () => void
}

/** Decides about another main user; the papers go either way. */
export function DecideTransferModal({ transfer, approve, onClose }: DecideTransferModalProps) {
  const { mutate, isPending, isSuccess } = useWrite(contract.mainUserTransfers.decide)
  const { askedBy, administration } = transfer
  const params = { transferId: transfer.id }
  return (
    <ReasonModal
      title={approve ? 'Overdracht goedkeuren' : 'Overdracht weigeren'}
      button={approve ? 'Goedkeuren' : 'Weigeren'}
      danger={!approve}
      done={approve ? `${askedBy.name} is nu de hoofdgebruiker` : 'Het verzoek is geweigerd'}
      send={(reason, told) => mutate({ params, body: { approve, reason } }, told)}
      {...{ isPending, isSuccess, onClose }}
    >
      {approve
        ? `${askedBy.name} wordt hoofdgebruiker van ${administration.companyName}; beide krijgen er een mail over.`
        : `${askedBy.name} krijgt er een mail over. Zijn BSN of pasfoto zichtbaar, zeg dat dan in de reden.`}{' '}
      De kopieën worden weggegooid.
    </ReasonModal>
  )
}
