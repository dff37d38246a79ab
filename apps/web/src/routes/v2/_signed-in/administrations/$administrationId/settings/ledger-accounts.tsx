import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { searchText } from '../../../../../../app/routing/search-text.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { LedgerAccountsScreen } from '../../../../../../features/settings/ledger-accounts-screen.tsx'

const search = v.object({ search: searchText })

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/ledger-accounts')({
  validateSearch: search,
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
        search={Route.useSearch().search ?? ''}
        onSearch={(next) => void navigate({ search: next === '' ? {} : { search: next }, replace: true })}
      />
    )
  },
})
