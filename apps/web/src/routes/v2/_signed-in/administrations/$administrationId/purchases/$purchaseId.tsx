import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { subjectParams } from '../../../../../../app/routing/id-params.ts'
import { PurchasePlace } from '../../../../../../features/purchases/purchase-place.tsx'

/** Serves `new` too: a purchase without a document gets its own address at its first save, without leaving the screen. */
export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/purchases/$purchaseId')({
  params: subjectParams('purchaseId'),
  loader: ({ params: { administrationId, purchaseId } }) => {
    void queryClient.prefetchQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
    if (purchaseId === 'new') return
    void queryClient.prefetchQuery(query(contract.bank.waitingPayables, { params: { administrationId } }))
    void queryClient.prefetchQuery(query(contract.purchases.get, { params: { administrationId, purchaseId } }))
  },
  component: function Purchase() {
    const { administrationId, purchaseId } = Route.useParams()
    return <PurchasePlace administrationId={administrationId} subject={purchaseId} />
  },
})
