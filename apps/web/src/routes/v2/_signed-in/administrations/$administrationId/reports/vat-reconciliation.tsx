import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { rangeOf } from '../../../../../../features/reports/kept-range.ts'
import { vatDaysSearch } from '../../../../../../features/reports/report-search.ts'
import { usePeriodReport } from '../../../../../../features/reports/use-period-report.ts'
import { VatReconciliationScreen } from '../../../../../../features/reports/vat-reconciliation-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/vat-reconciliation')({
  validateSearch: vatDaysSearch,
  loaderDeps: ({ search: { from, to } }) => ({ from, to }),
  loader: async ({ params: { administrationId }, deps }) => {
    const startMonth = await fiscalYearStart(administrationId)
    void queryClient.prefetchQuery(
      query(contract.reports.vatReconciliation, { params: { administrationId }, query: rangeOf(deps, startMonth) }),
    )
    return { startMonth }
  },
  component: function VatReconciliation() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const navigate = useWhileHere(Route.useNavigate())
    const report = usePeriodReport(Route.useSearch(), startMonth, (step) => void navigate(step))
    return <VatReconciliationScreen administrationId={administrationId} {...report} />
  },
})
