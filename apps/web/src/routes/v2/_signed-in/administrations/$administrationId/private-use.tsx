import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../app/transport/api.ts'
import { PrivateUseScreen } from '../../../../../features/private-use/private-use-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/private-use')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.vatDeduction.mixedUse, { params: { administrationId } }))
    void queryClient.prefetchQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
    void queryClient.prefetchQuery(query(contract.vatDeduction.revision, { params: { administrationId }, query: {} }))
  },
  component: function PrivateUse() {
    const { administrationId } = Route.useParams()
    return <PrivateUseScreen key={administrationId} administrationId={administrationId} />
  },
})
