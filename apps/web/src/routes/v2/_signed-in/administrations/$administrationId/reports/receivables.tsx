import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { today } from '../../../../../../app/today.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { AgeingScreen } from '../../../../../../features/reports/ageing-screen.tsx'
import { ageingSearch } from '../../../../../../features/reports/report-search.ts'
import { useFigureSteps } from '../../../../../../features/reports/use-figure-steps.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/receivables')({
  validateSearch: ageingSearch,
  loaderDeps: ({ search: { asOf } }) => ({ asOf }),
  loader: ({ params: { administrationId }, deps: { asOf = today() } }) => {
    void queryClient.prefetchQuery(
      query(contract.reports.agedReceivables, { params: { administrationId }, query: { asOf } }),
    )
  },
  component: function Receivables() {
    const { administrationId } = Route.useParams()
    const { asOf = today(), figure } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    const change = useFigureSteps({ asOf, figure }, (step) => void navigate(step))
    return (
      <AgeingScreen
        administrationId={administrationId}
        kind="receivables"
        asOf={asOf}
        figure={figure}
        onDay={(day) => change({ asOf: day, figure: undefined })}
        onFigure={(next) => change({ asOf, figure: next })}
      />
    )
  },
})
