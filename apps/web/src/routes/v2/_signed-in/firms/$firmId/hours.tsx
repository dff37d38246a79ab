import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { currentUserQuery } from '../../../../../app/session/session.ts'
import { ClientHoursScreen } from '../../../../../features/client-hours/client-hours-screen.tsx'
import { readClientHoursSearch } from '../../../../../features/client-hours/client-hours-search.ts'
import { useWhileHere } from '../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId/hours')({
  validateSearch: readClientHoursSearch,
  component: function Hours() {
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    const { firmId } = Route.useParams()
    const search = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ClientHoursScreen
        key={firmId}
        firmId={firmId}
        userId={data.firm_id === firmId ? data.id : null}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
      />
    )
  },
})
