import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../app/transport/api.ts'
import { IcpScreen } from '../../../../../features/icp/icp-screen.tsx'
import { icpInput, icpSearch } from '../../../../../features/icp/icp-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/icp')({
  validateSearch: icpSearch,
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: ({ params: { administrationId }, deps }) => {
    void queryClient.prefetchQuery(query(contract.icp.periods, { params: { administrationId } }))
    if (deps.period === undefined)
      void queryClient.prefetchQuery(query(contract.icp.get, icpInput(administrationId, undefined)))
  },
  component: function Icp() {
    const { administrationId } = Route.useParams()
    const { period } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <IcpScreen
        administrationId={administrationId}
        period={period}
        onPeriod={(next) => void navigate({ search: { period: next }, replace: next === undefined })}
      />
    )
  },
})
