import { createFileRoute } from '@tanstack/react-router'
import { HoursScreen } from '../../../../../../features/hours/hours-screen.tsx'
import { readHoursSearch } from '../../../../../../features/hours/hours-search.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/hours/')({
  validateSearch: readHoursSearch,
  component: function Hours() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <HoursScreen
        administrationId={administrationId}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
