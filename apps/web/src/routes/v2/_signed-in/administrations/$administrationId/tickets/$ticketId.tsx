import { contract } from '@klopt/api-client/contract'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/api.ts'
import { TicketScreen } from '../../../../../../features/support/tickets/ticket-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/tickets/$ticketId')({
  params: {
    parse: ({ ticketId }) => {
      if (!/^[1-9]\d{0,14}$/.test(ticketId)) throw notFound()
      return { ticketId: Number(ticketId) }
    },
    stringify: ({ ticketId }) => ({ ticketId: String(ticketId) }),
  },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(query(contract.tickets.get, { params }))
    void queryClient.prefetchQuery(query(contract.tickets.responses, { params }))
  },
  component: function Ticket() {
    return <TicketScreen {...Route.useParams()} />
  },
})
