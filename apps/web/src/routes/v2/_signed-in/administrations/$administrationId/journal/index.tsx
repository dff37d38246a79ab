import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { JournalScreen } from '../../../../../../features/journal-entries/journal-screen.tsx'
import { readJournalSearch } from '../../../../../../features/journal-entries/journal-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/journal/')({
  validateSearch: readJournalSearch,
  // What stands above the entries would push them down when it comes. It may fail: the screen asks again.
  loader: async ({ params: { administrationId } }) => {
    const params = { administrationId }
    await Promise.allSettled([
      queryClient.ensureQueryData(query(contract.journalDrafts.list, { params })),
      queryClient.ensureQueryData(query(contract.journalTemplates.list, { params })),
    ])
  },
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
