import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../../../../shared/drafts/use-while-here.ts'
import { readDocumentsSearch } from '../../../../../../../features/documents/documents-search.ts'
import { InboxScreen } from '../../../../../../../features/documents/inbox-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/purchases/documents/')({
  validateSearch: readDocumentsSearch,
  component: function Documents() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <InboxScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
