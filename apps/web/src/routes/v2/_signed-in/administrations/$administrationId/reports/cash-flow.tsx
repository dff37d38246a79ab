import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { CashFlowScreen } from '../../../../../../features/reports/cash-flow-screen.tsx'
import { keepRange, rangeOf } from '../../../../../../features/reports/kept-range.ts'
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
    const { by, zero, figure, ...days } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <CashFlowScreen
        administrationId={administrationId}
        range={rangeOf(days, startMonth)}
        by={by}
        fiscalYearStartMonth={startMonth}
        view={{ zero, figure }}
        onView={(view) => void navigate({ search: { ...days, by, ...view }, replace: true })}
        onRange={(range, pastDays) => {
          keepRange(range, startMonth, pastDays)
          void navigate({ search: { ...range, by, zero }, replace: true })
        }}
      />
    )
  },
})
