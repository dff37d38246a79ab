import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { today } from '../../../../../../app/today.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { BalanceSheetScreen } from '../../../../../../features/reports/balance-sheet-screen.tsx'
import { daySearch } from '../../../../../../features/reports/report-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/balance-sheet')({
  validateSearch: daySearch,
  loaderDeps: ({ search: { asOf, by } }) => ({ asOf, by }),
  loader: async ({ params: { administrationId }, deps: { asOf = today(), by } }) => {
    const startMonth = await fiscalYearStart(administrationId)
    void queryClient.prefetchQuery(
      query(contract.reports.balanceSheet, { params: { administrationId }, query: { asOf, ...(by && { by }) } }),
    )
    return { startMonth }
  },
  component: function BalanceSheet() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const { asOf = today(), by, zero, figure } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <BalanceSheetScreen
        administrationId={administrationId}
        asOf={asOf}
        by={by}
        fiscalYearStartMonth={startMonth}
        view={{ zero, figure }}
        onView={(view) => void navigate({ search: { asOf, by, ...view }, replace: true })}
        onDay={(day) => void navigate({ search: { asOf: day, by, zero }, replace: true })}
      />
    )
  },
})
