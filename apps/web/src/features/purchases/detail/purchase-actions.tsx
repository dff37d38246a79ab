import { contract } from '@klopt/api-client/contract'
import { AppLink, askConfirmation, Button, buttonClassName, toast } from '@klopt/ui'
import { Undo2 } from 'lucide-react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { findCountsOn } from '../../../shared/ledger/counts-on.tsx'
import type { Purchase } from '../booking/wire.ts'

export interface PurchaseActionsProps {
  administrationId: number
  purchase: Purchase
}

/** What the state of a purchase asks for: paid while it is open, booked again once it was taken back. */
export function PurchaseActions({ administrationId, purchase }: PurchaseActionsProps) {
  const { status, kind, openCents, documentId } = purchase
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  if (!mayBook) return null
  if (status === 'reversed') {
    if (documentId === null) return null
    const href = administrationAddress(administrationId, 'purchases/documents/$documentId', { params: { documentId } })
    return (
      <AppLink href={href} className={buttonClassName({ variant: 'primary' })}>
        Opnieuw boeken
      </AppLink>
    )
  }
  return (
    <>
      <ReverseButton {...{ administrationId, purchase }} />
      {kind === 'invoice' && openCents > 0 && (
        <AppLink
          href={administrationAddress(administrationId, 'purchases/payments')}
          className={buttonClassName({ variant: 'primary' })}
        >
          Betalen
        </AppLink>
      )}
    </>
  )
}

/** Takes the booking back. */
function ReverseButton({ administrationId, purchase }: PurchaseActionsProps) {
  const { id, version, payments, documentId, invoiceDate, receivedOn } = purchase
  const reverse = useWrite(contract.purchases.reverse)
  // The server refuses it: first the payment is taken back at the bank, or the set-off below.
  if (payments.length > 0) return null
  const ask = async () => {
    const counts = await findCountsOn(administrationId, invoiceDate, 'now', receivedOn)
    const text =
      documentId === null
        ? 'We boeken het bedrag terug. De inkoopfactuur blijft zichtbaar als teruggedraaid.'
        : 'We boeken het bedrag terug. De inkoopfactuur blijft zichtbaar als teruggedraaid en het document komt weer bij Nog niet verwerkt.'
    const isSure = await askConfirmation({
      title: 'Boeking ongedaan maken?',
      text: counts === null ? text : `${text} ${counts}`,
      confirmLabel: 'Ongedaan maken',
      danger: true,
    })
    if (!isSure) return
    try {
      await reverse.mutateAsync({ params: { administrationId, purchaseId: id }, body: { version } })
      toast.success('De boeking is ongedaan gemaakt.')
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <Button icon={Undo2} loading={reverse.isPending} onClick={() => void ask()}>
      Boeking ongedaan maken
    </Button>
  )
}
