import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { searchText } from '../../../../../../app/routing/search-text.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { PaymentsScreen } from '../../../../../../features/purchases/payments/payments-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/purchases/payments')({
  validateSearch: v.object({ search: searchText }),
  loader: ({ params: { administrationId } }) =>
    void queryClient.prefetchQuery(query(contract.bank.books, { params: { administrationId } })),
  component: function Payments() {
    const { administrationId } = Route.useParams()
    const { search } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <PaymentsScreen
        administrationId={administrationId}
        search={search}
        onSearch={(text) => void navigate({ search: { search: text }, replace: true })}
      />
    )
  },
})
