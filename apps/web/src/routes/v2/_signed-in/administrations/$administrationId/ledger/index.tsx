import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { LockBooksButton } from '../../../../../../features/book-locks/lock-books-button.tsx'
import { ChartScreen } from '../../../../../../features/reports/chart-screen.tsx'
import { keepRange, rangeOf } from '../../../../../../features/reports/kept-range.ts'
import { ledgerSearch } from '../../../../../../features/reports/report-search.ts'

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
    const { search, zero, ...days } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ChartScreen
        administrationId={administrationId}
        fiscalYearStartMonth={startMonth}
        search={search ?? ''}
        onSearch={(next) =>
          void navigate({ search: { ...days, zero, search: next === '' ? undefined : next }, replace: true })
        }
        range={rangeOf(days, startMonth)}
        onRange={(range, pastDays) => {
          keepRange(range, startMonth, pastDays)
          void navigate({ search: { ...range, zero, search }, replace: true })
        }}
        withEmpty={zero === true}
        onWithEmpty={(shown) =>
          void navigate({ search: { ...days, search, zero: shown ? true : undefined }, replace: true })
        }
        actions={<LockBooksButton administrationId={administrationId} />}
      />
    )
  },
})
