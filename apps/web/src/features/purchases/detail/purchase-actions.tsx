import { contract, type WaitingPayable } from '@klopt/api-client/contract'
import { AppLink, askConfirmation, buttonClassName, toast, type HeaderAction } from '@klopt/ui'
import { Landmark, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { findCountsOn } from '../../../shared/ledger/counts-on.tsx'
import { useBookPayment } from '../../../shell/payments/use-book-payment.tsx'
import type { Purchase } from '../booking/wire.ts'
import { waitingHref } from '../waiting-lines.ts'
import { payablesHref } from '../payments/payments-search.ts'

export interface PurchaseActionsProps {
  administrationId: number
  purchase: Purchase
  /** The line of the bank that waits and pays it. */
  waiting?: WaitingPayable | undefined
}

interface HeaderDeeds {
  besides: readonly HeaderAction[]
  /** The main button. */
  actions: ReactNode
  /** What is open over the screen. */
  layers: ReactNode
}

/**
 * What the state of a purchase asks for: paid while it is open, its payment booked when that waits in the bank, and booked again
 * once it was taken back.
 */
export function usePurchaseActions({ administrationId, purchase, waiting }: PurchaseActionsProps): HeaderDeeds {
  const { id, status, kind, openCents, documentId } = purchase
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const reverse = useReverse({ administrationId, purchase })
  const payment = useBookPayment(administrationId, {
    kind: 'payable',
    invoiceId: null,
    number: purchase.number,
    contactName: purchase.contactName,
    date: purchase.invoiceDate,
  })
  if (!mayBook) return { besides: [], actions: null, layers: null }
  const main = (label: string, href: string) => (
    <AppLink href={href} className={buttonClassName({ variant: 'primary' })}>
      {label}
    </AppLink>
  )
  if (status === 'reversed') {
    if (documentId === null) return { besides: [], actions: null, layers: null }
    const href = administrationAddress(administrationId, 'purchases/documents/$documentId', { params: { documentId } })
    return { besides: [], actions: main('Opnieuw boeken', href), layers: null }
  }
  const isOpen = kind === 'invoice' && openCents > 0
  const back = purchase.payments.length > 0 ? [] : [reverse]
  if (isOpen && waiting !== undefined) {
    // Who pays it from here as well pays it twice.
    return { besides: back, layers: null, actions: main('Betaling boeken', waitingHref(administrationId, waiting)) }
  }
  const pay = { label: 'Betaling boeken', icon: Landmark, loading: payment.isLooking, onSelect: payment.start }
  return {
    // With a payment the server refuses it: first that is taken back at the bank, or the set-off below.
    besides: [...(isOpen ? [pay] : []), ...back],
    layers: payment.layer,
    actions: isOpen && main('Betalen', payablesHref(administrationId, { purchaseIds: String(id) })),
  }
}

/** Takes the booking back. */
function useReverse({ administrationId, purchase }: PurchaseActionsProps): HeaderAction {
  const { id, version, documentId, invoiceDate, receivedOn } = purchase
  const reverse = useWrite(contract.purchases.reverse)
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
  return { label: 'Boeking ongedaan maken', icon: Undo2, loading: reverse.isPending, onSelect: () => void ask() }
}
