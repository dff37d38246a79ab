import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { today } from '../../../../../../app/today.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { BalanceSheetScreen } from '../../../../../../features/reports/balance-sheet-screen.tsx'
import { daySearch } from '../../../../../../features/reports/report-search.ts'
import { useFigureSteps } from '../../../../../../features/reports/use-figure-steps.ts'

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
    const { asOf = today(), ...choices } = Route.useSearch()
    const { by, zero, figure } = choices
    const search = { asOf, ...choices }
    const navigate = useWhileHere(Route.useNavigate())
    const change = useFigureSteps(search, (step) => void navigate(step))
    return (
      <BalanceSheetScreen
        administrationId={administrationId}
        asOf={asOf}
        by={by}
        fiscalYearStartMonth={startMonth}
        view={{ zero, figure }}
        onView={(view) => change({ ...search, zero: undefined, figure: undefined, ...view })}
        onDay={(day) => change({ asOf: day, by, zero, figure: undefined })}
      />
    )
  },
})
