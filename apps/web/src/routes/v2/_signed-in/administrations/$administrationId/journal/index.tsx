import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { JournalScreen } from '../../../../../../features/journal-entries/journal-screen.tsx'
import { readJournalSearch } from '../../../../../../features/journal-entries/journal-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/journal/')({
  validateSearch: readJournalSearch,
  component: function Journal() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <JournalScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
