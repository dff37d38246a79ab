import { contract } from '@klopt/api-client/contract'
import { Navigate } from '@tanstack/react-router'
import { administrationAddress } from '../../app/routing/address.ts'
import type { EditorSubject } from '../../app/routing/id-params.ts'
import type { EditorSession } from '../../shared/drafts/editor-session.ts'
import { isMissing } from '../../app/errors/failures.ts'
import { useEditorSession } from '../../shared/drafts/use-editor-session.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { useWriteBlockAtStart } from '../../app/session/use-write-block.ts'
import { DetailWaiting } from '../../shell/detail-waiting.tsx'
import { PageLoadError } from '../../shell/load-error.tsx'
import { NoChange } from '../../shell/no-change.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { PlainBooking } from './booking/plain-booking.tsx'
import { PurchaseScreen } from './detail/purchase-screen.tsx'
import { purchasesBack } from './list/purchases-search.ts'
import { useWaitingLines } from './waiting-lines.ts'

export interface PurchasePlaceProps {
  administrationId: number
  subject: EditorSubject
}

/** A purchase at its address: one without a document to book, or what is in the books. */
export function PurchasePlace({ administrationId, subject }: PurchasePlaceProps) {
  const { session, onCreated } = useEditorSession(subject, (purchaseId) =>
    administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId } }),
  )
  return <PurchaseSitting key={session.key} {...{ administrationId, session, onCreated }} />
}

interface PurchaseSittingProps {
  administrationId: number
  session: EditorSession
  onCreated: (purchaseId: number) => void
}

function PurchaseSitting({ administrationId, session, onCreated }: PurchaseSittingProps) {
  const purchaseId = session.subject === 'new' ? session.createdId : session.subject
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'BOOKING' })
  const purchase = useFresh(
    contract.purchases.get,
    { params: { administrationId, purchaseId: purchaseId ?? 0 } },
    { enabled: purchaseId !== null },
  )
  const waiting = useWaitingLines(administrationId)
  // With its buttons, which take a line of their own on a phone, and follow from what waits in the bank.
  if (purchase.data && purchase.data.status !== 'draft' && writeBlock !== undefined && waiting.isReady) {
    const line = waiting.byPurchase.get(purchase.data.id)
    return <PurchaseScreen administrationId={administrationId} purchase={purchase.data} waiting={line} />
  }
  if (session.isNew && writeBlock) {
    const back = { href: administrationAddress(administrationId, 'purchases'), label: 'Naar de inkoopfacturen' }
    return <NoChange writeBlock={writeBlock} back={back} />
  }
  if (session.isNew) return <PlainBooking {...{ administrationId, onCreated }} purchase={null} />
  // A draft that was just thrown away is missed while its form leads away.
  if (purchase.isError && isMissing(purchase.error)) return <NotFound />
  if (purchase.isError) return <PageLoadError error={purchase.error} onRetry={() => void purchase.refetch()} />
  if (purchase.data?.status !== 'draft' || writeBlock === undefined) {
    return <DetailWaiting back={purchasesBack(administrationId)} />
  }
  const { documentId } = purchase.data
  if (documentId === null) return <PlainBooking {...{ administrationId }} purchase={purchase.data} />
  return (
    <Navigate
      replace
      to="/v2/administrations/$administrationId/purchases/documents/$documentId"
      params={{ administrationId, documentId }}
    />
  )
}
