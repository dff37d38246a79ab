import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { LedgerAccountsScreen } from '../../../../../../features/settings/ledger-accounts-screen.tsx'
import { readLedgerAccountsSearch } from '../../../../../../features/settings/ledger-accounts-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/ledger-accounts')({
  validateSearch: readLedgerAccountsSearch,
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
  },
  component: function LedgerAccountsSettings() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <LedgerAccountsScreen
        key={administrationId}
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
