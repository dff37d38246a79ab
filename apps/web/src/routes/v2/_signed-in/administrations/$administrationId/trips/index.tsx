import { createFileRoute } from '@tanstack/react-router'
import { TripsScreen } from '../../../../../../features/trips/trips-screen.tsx'
import { readTripsSearch } from '../../../../../../features/trips/trips-search.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/trips/')({
  validateSearch: readTripsSearch,
  component: function Trips() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <TripsScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
