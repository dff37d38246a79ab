import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../../app/transport/api.ts'
import { CollectablesScreen } from '../../../../../../../features/direct-debits/collectables-screen.tsx'
import { readCollectablesSearch } from '../../../../../../../features/direct-debits/collectables-search.ts'
import { useWhileHere } from '../../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/invoices/direct-debits/')({
  validateSearch: readCollectablesSearch,
  loader: ({ params: { administrationId } }) =>
    void queryClient.prefetchQuery(query(contract.directDebits.collectables, { params: { administrationId } })),
  component: function Collectables() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <CollectablesScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
