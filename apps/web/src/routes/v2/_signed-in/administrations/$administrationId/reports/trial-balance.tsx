import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/api.ts'
import { rangeSearch } from '../../../../../../features/ledger/date-range.ts'
import { keepRange, rangeOf } from '../../../../../../features/ledger/kept-range.ts'
import { TrialBalanceScreen } from '../../../../../../features/ledger/trial-balance-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/trial-balance')({
  validateSearch: rangeSearch,
  loaderDeps: ({ search }) => rangeOf(search),
  loader: ({ params: { administrationId }, deps }) => {
    void queryClient.prefetchQuery(
      query(contract.reports.trialBalance, { params: { administrationId }, query: { ...deps } }),
    )
  },
  component: function TrialBalance() {
    const { administrationId } = Route.useParams()
    const navigate = Route.useNavigate()
    return (
      <TrialBalanceScreen
        administrationId={administrationId}
        range={rangeOf(Route.useSearch())}
        onRange={(range, pastDays) => {
          keepRange(range, pastDays)
          void navigate({ search: range, replace: true })
        }}
      />
    )
  },
})
