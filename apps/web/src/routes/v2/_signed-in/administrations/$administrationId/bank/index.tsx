import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { readBankSearch } from '../../../../../../features/bank/bank-search.ts'
import { BankScreen } from '../../../../../../features/bank/bank-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/bank/')({
  validateSearch: readBankSearch,
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.bank.books, { params: { administrationId } }))
    void queryClient.prefetchQuery(query(contract.bank.connections, { params: { administrationId } }))
    void queryClient.prefetchQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
  },
  component: function Bank() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <BankScreen
        administrationId={administrationId}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
