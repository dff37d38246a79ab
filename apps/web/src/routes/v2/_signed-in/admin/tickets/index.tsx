import { createFileRoute } from '@tanstack/react-router'
import { requireGlobalAdmin } from '../../../../../app/session/require-global-admin.ts'
import { useWhileHere } from '../../../../../shared/drafts/use-while-here.ts'
import { readQueueSearch } from '../../../../../features/ticket-queue/queue/queue-search.ts'
import { QueueScreen } from '../../../../../features/ticket-queue/queue/queue-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/tickets/')({
  beforeLoad: requireGlobalAdmin,
  validateSearch: readQueueSearch,
  component: function TicketQueue() {
    const navigate = useWhileHere(Route.useNavigate())
    return <QueueScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
  },
})
