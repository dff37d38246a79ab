import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchText } from '../../../../../../app/routing/search-text.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { JournalScreen } from '../../../../../../features/journal-entries/journal-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/journal/')({
  validateSearch: v.object({ search: searchText }),
  component: function Journal() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <JournalScreen
        administrationId={administrationId}
        search={Route.useSearch().search}
        onSearch={(search) => void navigate({ search: { search }, replace: true })}
      />
    )
  },
})
