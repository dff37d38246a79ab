import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { today } from '../../../../../../app/today.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { AgeingScreen } from '../../../../../../features/reports/ageing-screen.tsx'
import { ageingSearch } from '../../../../../../features/reports/report-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/payables')({
  validateSearch: ageingSearch,
  loaderDeps: ({ search: { asOf } }) => ({ asOf }),
  loader: ({ params: { administrationId }, deps: { asOf = today() } }) => {
    void queryClient.prefetchQuery(
      query(contract.reports.agedPayables, { params: { administrationId }, query: { asOf } }),
    )
  },
  component: function Payables() {
    const { administrationId } = Route.useParams()
    const { asOf = today(), figure } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <AgeingScreen
        administrationId={administrationId}
        kind="payables"
        asOf={asOf}
        figure={figure}
        onDay={(day) => void navigate({ search: { asOf: day }, replace: true })}
        onFigure={(next) => void navigate({ search: { asOf, figure: next }, replace: true })}
      />
    )
  },
})
