import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { searchText } from '../../../../../../app/routing/search-text.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { LockBooksButton } from '../../../../../../features/book-locks/lock-books-button.tsx'
import { ChartScreen } from '../../../../../../features/reports/chart-screen.tsx'
import { rangeOf } from '../../../../../../features/reports/kept-range.ts'

const search = v.object({ search: searchText })

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/ledger/')({
  validateSearch: search,
  loader: async ({ params: { administrationId } }) => {
    const params = { administrationId }
    void queryClient.prefetchQuery(query(contract.ledgerAccounts.list, { params }))
    void queryClient.prefetchQuery(query(contract.bookLocks.list, { params }))
    const startMonth = await fiscalYearStart(administrationId)
    void queryClient.prefetchQuery(query(contract.reports.trialBalance, { params, query: rangeOf({}, startMonth) }))
    return { startMonth }
  },
  component: function Ledger() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ChartScreen
        administrationId={administrationId}
        search={Route.useSearch().search ?? ''}
        onSearch={(next) => void navigate({ search: next === '' ? {} : { search: next }, replace: true })}
        range={rangeOf({}, startMonth)}
        actions={<LockBooksButton administrationId={administrationId} />}
      />
    )
  },
})
