import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { LockBooksButton } from '../../../../../../features/book-locks/lock-books-button.tsx'
import { ChartScreen } from '../../../../../../features/reports/chart-screen.tsx'
import { rangeOf } from '../../../../../../features/reports/kept-range.ts'
import { ledgerSearch } from '../../../../../../features/reports/report-search.ts'
import { usePeriodReport } from '../../../../../../features/reports/use-period-report.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/ledger/')({
  validateSearch: ledgerSearch,
  loaderDeps: ({ search: { from, to } }) => ({ from, to }),
  loader: async ({ params: { administrationId }, deps }) => {
    const params = { administrationId }
    void queryClient.prefetchQuery(query(contract.ledgerAccounts.list, { params }))
    void queryClient.prefetchQuery(query(contract.bookLocks.list, { params }))
    const startMonth = await fiscalYearStart(administrationId)
    void queryClient.prefetchQuery(query(contract.reports.trialBalance, { params, query: rangeOf(deps, startMonth) }))
    return { startMonth }
  },
  component: function Ledger() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const search = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    const { view, onView, ...report } = usePeriodReport(search, startMonth, (step) => void navigate(step))
    return (
      <ChartScreen
        administrationId={administrationId}
        {...report}
        search={search.search ?? ''}
        onSearch={(next) =>
          void navigate({ search: { ...search, search: next === '' ? undefined : next }, replace: true })
        }
        withEmpty={view.zero === true}
        onWithEmpty={(shown) => onView({ zero: shown ? true : undefined })}
        actions={<LockBooksButton administrationId={administrationId} />}
      />
    )
  },
})
