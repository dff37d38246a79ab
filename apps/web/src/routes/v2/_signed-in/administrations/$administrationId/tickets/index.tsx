import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { readTicketsSearch } from '../../../../../../features/support/tickets/tickets-search.ts'
import { TicketsScreen } from '../../../../../../features/support/tickets/tickets-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/tickets/')({
  validateSearch: readTicketsSearch,
  component: function Tickets() {
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <TicketsScreen
        administrationId={Route.useParams().administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
