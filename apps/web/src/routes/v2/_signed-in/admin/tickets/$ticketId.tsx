import { contract } from '@klopt/api-client/contract'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../app/api.ts'
import { requireGlobalAdmin } from '../../../../../app/require-global-admin.ts'
import { readQueueSearch } from '../../../../../features/ticket-queue/queue/queue-search.ts'
import { TicketScreen } from '../../../../../features/ticket-queue/ticket/ticket-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/tickets/$ticketId')({
  beforeLoad: requireGlobalAdmin,
  params: {
    parse: ({ ticketId }) => {
      if (!/^[1-9]\d{0,14}$/.test(ticketId)) throw notFound()
      return { ticketId: Number(ticketId) }
    },
    stringify: ({ ticketId }) => ({ ticketId: String(ticketId) }),
  },
  validateSearch: readQueueSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(query(contract.adminTickets.get, { params })),
  component: function StaffTicket() {
    const { ticketId } = Route.useParams()
    return <TicketScreen ticketId={ticketId} userId={Route.useRouteContext().user.id} filter={Route.useSearch()} />
  },
})
