import { contract } from '@klopt/api-client/contract'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/api.ts'
import { PurchaseScreen } from '../../../../../../features/purchases/detail/purchase-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/purchases/$purchaseId')({
  params: {
    parse: ({ purchaseId }) => {
      if (!/^[1-9]\d{0,14}$/.test(purchaseId)) throw notFound()
      return { purchaseId: Number(purchaseId) }
    },
    stringify: ({ purchaseId }) => ({ purchaseId: String(purchaseId) }),
  },
  loader: ({ params }) => void queryClient.prefetchQuery(query(contract.purchases.get, { params })),
  component: function Purchase() {
    return <PurchaseScreen {...Route.useParams()} />
  },
})
