import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { ConnectionsScreen } from '../../../../../../features/bank/connections/connections-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/bank/connections')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.bank.connections, { params: { administrationId } }))
  },
  component: function BankConnections() {
    return <ConnectionsScreen administrationId={Route.useParams().administrationId} />
  },
})
