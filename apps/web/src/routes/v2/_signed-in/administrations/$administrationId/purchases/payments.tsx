import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { PaymentsScreen } from '../../../../../../features/purchases/payments/payments-screen.tsx'
import { readPayablesSearch } from '../../../../../../features/purchases/payments/payments-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/purchases/payments')({
  validateSearch: readPayablesSearch,
  loader: ({ params: { administrationId } }) =>
    void queryClient.prefetchQuery(query(contract.bank.books, { params: { administrationId } })),
  component: function Payments() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <PaymentsScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
