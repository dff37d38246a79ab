import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { keepRange, rangeOf } from '../../../../../../features/reports/kept-range.ts'
import { ProfitAndLossScreen } from '../../../../../../features/reports/profit-and-loss-screen.tsx'
import { reportSearch } from '../../../../../../features/reports/report-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/profit-and-loss')({
  validateSearch: reportSearch,
  loaderDeps: ({ search: { from, to, by } }) => ({ from, to, by }),
  loader: async ({ params: { administrationId }, deps: { by, ...days } }) => {
    const startMonth = await fiscalYearStart(administrationId)
    const range = { ...rangeOf(days, startMonth), ...(by && { by }) }
    void queryClient.prefetchQuery(
      query(contract.reports.profitAndLoss, { params: { administrationId }, query: range }),
    )
    return { startMonth }
  },
  component: function ProfitAndLoss() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const { by, ...days } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ProfitAndLossScreen
        administrationId={administrationId}
        range={rangeOf(days, startMonth)}
        by={by}
        fiscalYearStartMonth={startMonth}
        onRange={(range, pastDays) => {
          keepRange(range, startMonth, pastDays)
          void navigate({ search: { ...range, by }, replace: true })
        }}
      />
    )
  },
})
