import { contract, type InboxDocument } from '@klopt/api-client/contract'
import { Skeleton } from '@klopt/ui'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isMissing } from '../../../app/errors/failures.ts'
import { useFresh } from '../../../app/transport/use-fresh.ts'
import { PageLoadError } from '../../../shell/load-error.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import { BookingScreen } from './booking-screen.tsx'
import type { Purchase } from './wire.ts'

export interface BookingPlaceProps {
  administrationId: number
  documentId: number
}

/** A document to book, with the draft that was begun; what is booked already has its own screen. */
export function BookingPlace({ administrationId, documentId }: BookingPlaceProps) {
  const document = useFresh(contract.documents.get, { params: { administrationId, documentId } })
  const purchaseId = document.data?.purchaseId ?? null
  const purchase = useFresh(
    contract.purchases.get,
    { params: { administrationId, purchaseId: purchaseId ?? 0 } },
    { enabled: purchaseId !== null },
  )
  // As it was at the start: booking changes both while one is on the way to the next document.
  const [start, setStart] = useState<{ document: InboxDocument; purchase: Purchase | null } | null>(null)
  if (start === null && document.data && (purchaseId === null || purchase.data)) {
    setStart({ document: document.data, purchase: purchase.data ?? null })
  }
  if (start === null) {
    const failed = [document, purchase].find(({ isError }) => isError)
    if (isMissing(failed?.error)) return <NotFound />
    if (failed) return <PageLoadError error={failed.error} onRetry={() => void failed.refetch()} />
    return <Skeleton height="70vh" />
  }
  if (start.purchase !== null && start.purchase.status !== 'draft') {
    return (
      <Navigate
        replace
        to="/v2/administrations/$administrationId/purchases/$purchaseId"
        params={{ administrationId, purchaseId: start.purchase.id }}
      />
    )
  }
  return <BookingScreen administrationId={administrationId} {...start} />
}
