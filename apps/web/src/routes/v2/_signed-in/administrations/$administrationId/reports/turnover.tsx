import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { TurnoverScreen } from '../../../../../../features/reports/turnover-screen.tsx'
import { rangeOf } from '../../../../../../features/reports/kept-range.ts'
import { usePeriodReport } from '../../../../../../features/reports/use-period-report.ts'
import { turnoverSearch } from '../../../../../../features/reports/report-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/turnover')({
  validateSearch: turnoverSearch,
  loaderDeps: ({ search: { from, to, by, side } }) => ({ from, to, by, side }),
  loader: async ({ params: { administrationId }, deps: { by, side, ...days } }) => {
    const startMonth = await fiscalYearStart(administrationId)
    const asked = { ...rangeOf(days, startMonth), ...(by && { by }), ...(side && { side }) }
    void queryClient.prefetchQuery(query(contract.reports.turnover, { params: { administrationId }, query: asked }))
    return { startMonth }
  },
  component: function Turnover() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const search = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <TurnoverScreen
        administrationId={administrationId}
        side={search.side}
        {...usePeriodReport(search, startMonth, (step) => void navigate(step))}
      />
    )
  },
})
