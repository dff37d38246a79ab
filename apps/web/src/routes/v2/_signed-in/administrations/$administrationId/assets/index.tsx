import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { today } from '../../../../../../app/today.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { AssetsScreen } from '../../../../../../features/assets/assets-screen.tsx'
import { readAssetsSearch } from '../../../../../../features/assets/assets-search.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/assets/')({
  validateSearch: readAssetsSearch,
  loaderDeps: ({ search: { asOf } }) => ({ asOf }),
  // Waited for: what stands above the register is not always there, and moved the list down where it came after it.
  loader: async ({ params: { administrationId }, deps: { asOf = today() } }) => {
    const params = { administrationId }
    await Promise.all([
      queryClient.prefetchQuery(query(contract.assets.candidates, { params })),
      queryClient.prefetchQuery(query(contract.assets.reconciliation, { params, query: { asOf } })),
    ])
  },
  component: function Assets() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <AssetsScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
