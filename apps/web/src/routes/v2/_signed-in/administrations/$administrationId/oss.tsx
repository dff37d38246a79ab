import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../app/transport/api.ts'
import { OssScreen } from '../../../../../features/oss/oss-screen.tsx'
import { ossInput, ossSearch } from '../../../../../features/oss/oss-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/oss')({
  validateSearch: ossSearch,
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: ({ params: { administrationId }, deps }) => {
    void queryClient.prefetchQuery(query(contract.oss.periods, { params: { administrationId } }))
    if (deps.period === undefined)
      void queryClient.prefetchQuery(query(contract.oss.get, ossInput(administrationId, undefined)))
  },
  component: function Oss() {
    const { administrationId } = Route.useParams()
    const { period } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <OssScreen
        administrationId={administrationId}
        period={period}
        onPeriod={(next) => void navigate({ search: { period: next }, replace: next === undefined })}
      />
    )
  },
})
