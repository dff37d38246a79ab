import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { currentUserQuery } from '../../../../../app/session/session.ts'
import { ClientsScreen } from '../../../../../features/firms/clients-screen.tsx'
import { firmSearch } from '../../../../../features/firms/firm-search.ts'
import { useWhileHere } from '../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId/clients')({
  validateSearch: firmSearch,
  component: function Clients() {
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    const { firmId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ClientsScreen
        key={firmId}
        firmId={firmId}
        isOwn={data.firm_id === firmId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
