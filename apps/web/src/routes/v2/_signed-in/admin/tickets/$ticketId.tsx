import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../app/transport/api.ts'
import { idParams } from '../../../../../app/routing/id-params.ts'
import { requireGlobalAdmin } from '../../../../../app/session/require-global-admin.ts'
import { readQueueSearch } from '../../../../../features/ticket-queue/queue/queue-search.ts'
import { TicketScreen } from '../../../../../features/ticket-queue/ticket/ticket-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/tickets/$ticketId')({
  beforeLoad: requireGlobalAdmin,
  params: idParams('ticketId'),
  validateSearch: readQueueSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(query(contract.ticketQueue.get, { params })),
  component: function StaffTicket() {
    const { ticketId } = Route.useParams()
    return <TicketScreen ticketId={ticketId} userId={Route.useRouteContext().user.id} filter={Route.useSearch()} />
  },
})
