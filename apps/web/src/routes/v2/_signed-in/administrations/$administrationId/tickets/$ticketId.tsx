import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { idParams } from '../../../../../../app/routing/id-params.ts'
import { TicketScreen } from '../../../../../../features/support/tickets/ticket-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/tickets/$ticketId')({
  params: idParams('ticketId'),
  loader: ({ params }) => {
    void queryClient.prefetchQuery(query(contract.tickets.get, { params }))
    void queryClient.prefetchQuery(query(contract.tickets.responses, { params }))
  },
  component: function Ticket() {
    return <TicketScreen {...Route.useParams()} />
  },
})
