import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { CashFlowScreen } from '../../../../../../features/reports/cash-flow-screen.tsx'
import { rangeOf } from '../../../../../../features/reports/kept-range.ts'
import { usePeriodReport } from '../../../../../../features/reports/use-period-report.ts'
import { reportSearch } from '../../../../../../features/reports/report-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/cash-flow')({
  validateSearch: reportSearch,
  loaderDeps: ({ search: { from, to, by } }) => ({ from, to, by }),
  loader: async ({ params: { administrationId }, deps: { by, ...days } }) => {
    const startMonth = await fiscalYearStart(administrationId)
    const asked = { ...rangeOf(days, startMonth), ...(by && { by }) }
    void queryClient.prefetchQuery(query(contract.reports.cashFlow, { params: { administrationId }, query: asked }))
    return { startMonth }
  },
  component: function CashFlow() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const search = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <CashFlowScreen
        administrationId={administrationId}
        {...usePeriodReport(search, startMonth, (step) => void navigate(step))}
      />
    )
  },
})
