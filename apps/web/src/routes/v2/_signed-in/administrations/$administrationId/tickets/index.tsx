import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { searchText } from '../../../../../../app/routing/search-text.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { TicketsScreen } from '../../../../../../features/support/tickets/tickets-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/tickets/')({
  validateSearch: v.object({ search: searchText }),
  loader: ({ params: { administrationId } }) =>
    void queryClient.prefetchQuery(query(contract.tickets.list, { params: { administrationId } })),
  component: function Tickets() {
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <TicketsScreen
        administrationId={Route.useParams().administrationId}
        search={Route.useSearch().search}
        onSearch={(search) => void navigate({ search: { search }, replace: true })}
      />
    )
  },
})
