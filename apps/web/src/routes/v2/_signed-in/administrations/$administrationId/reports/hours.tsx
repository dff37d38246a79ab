import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { HoursReportScreen } from '../../../../../../features/reports/hours-report-screen.tsx'
import { rangeOf } from '../../../../../../features/reports/kept-range.ts'
import { usePeriodReport } from '../../../../../../features/reports/use-period-report.ts'
import { hoursReportSearch } from '../../../../../../features/reports/report-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/hours')({
  validateSearch: hoursReportSearch,
  loaderDeps: ({ search: { from, to, hoursBy } }) => ({ from, to, hoursBy }),
  loader: async ({ params: { administrationId }, deps: { hoursBy = 'project', ...days } }) => {
    const startMonth = await fiscalYearStart(administrationId)
    const asked = { ...rangeOf(days, startMonth), by: hoursBy }
    void queryClient.prefetchQuery(query(contract.hoursReports.get, { params: { administrationId }, query: asked }))
    return { startMonth }
  },
  component: function HoursReport() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const search = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    const report = usePeriodReport(search, startMonth, (step) => void navigate(step))
    return <HoursReportScreen administrationId={administrationId} hoursBy={search.hoursBy ?? 'project'} {...report} />
  },
})
