import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { today } from '../../../../../../app/today.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { AccrualsScreen } from '../../../../../../features/reports/accruals-screen.tsx'
import { accrualsSearch } from '../../../../../../features/reports/report-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/accruals')({
  validateSearch: accrualsSearch,
  loaderDeps: ({ search: { asOf } }) => ({ asOf }),
  loader: ({ params: { administrationId }, deps: { asOf = today() } }) => {
    void queryClient.prefetchQuery(query(contract.reports.accruals, { params: { administrationId }, query: { asOf } }))
  },
  component: function Accruals() {
    const { administrationId } = Route.useParams()
    const { asOf = today() } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <AccrualsScreen
        administrationId={administrationId}
        asOf={asOf}
        onDay={(day) => void navigate({ search: { asOf: day }, replace: true })}
      />
    )
  },
})
