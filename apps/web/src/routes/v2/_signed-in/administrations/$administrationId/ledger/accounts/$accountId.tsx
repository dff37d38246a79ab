import { createFileRoute, notFound } from '@tanstack/react-router'
import { AccountCardScreen } from '../../../../../../../features/ledger/account-card-screen.tsx'
import { rangeSearch } from '../../../../../../../features/ledger/date-range.ts'
import { keepRange, rangeOf } from '../../../../../../../features/ledger/kept-range.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/ledger/accounts/$accountId')({
  params: {
    parse: ({ accountId }) => {
      if (!/^[1-9]\d{0,14}$/.test(accountId)) throw notFound()
      return { accountId: Number(accountId) }
    },
    stringify: ({ accountId }) => ({ accountId: String(accountId) }),
  },
  validateSearch: rangeSearch,
  component: function AccountCard() {
    const { administrationId, accountId } = Route.useParams()
    const navigate = Route.useNavigate()
    return (
      <AccountCardScreen
        key={accountId}
        administrationId={administrationId}
        accountId={accountId}
        range={rangeOf(Route.useSearch())}
        onRange={(range, pastDays) => {
          keepRange(range, pastDays)
          void navigate({ search: range, replace: true })
        }}
      />
    )
  },
})
