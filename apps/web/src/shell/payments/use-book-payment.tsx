import { toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { BookPaymentModal } from './book-payment-modal.tsx'
import { findPayment, type FoundPayment } from './find-payment.ts'
import type { PaidDocument } from './paid-document.ts'

interface BookPayment {
  start: () => void
  isLooking: boolean
  /** What is open over the screen. */
  layer: ReactNode
}

/**
 * Books the payment of a document: where it came in, on the line of the bank that pays it; when none waits, as somebody
 * notes it for the cash or a card.
 */
export function useBookPayment(administrationId: number, document: PaidDocument): BookPayment {
  const navigate = useNavigate()
  const [isLooking, setLooking] = useState(false)
  const [found, setFound] = useState<FoundPayment>(null)
  const look = async () => {
    setLooking(true)
    try {
      const payment = await findPayment(administrationId, document)
      if (payment === null) toast.info(`${document.number} staat niet meer open.`)
      else if ('line' in payment) {
        const { id: line, journalId: book } = payment.line
        await navigate({ href: administrationAddress(administrationId, 'bank', { search: { book, line } }) })
      } else setFound(payment)
    } catch (error) {
      notifyByToast(asApiError(error))
    } finally {
      setLooking(false)
    }
  }
  const layer = found && 'item' in found && (
    <BookPaymentModal {...{ administrationId, ...found }} onClose={() => setFound(null)} />
  )
  return { start: () => void look(), isLooking, layer }
}
