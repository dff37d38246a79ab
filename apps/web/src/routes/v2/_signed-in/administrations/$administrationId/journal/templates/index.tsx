import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../../app/transport/api.ts'
import { TemplatesScreen } from '../../../../../../../features/journal-entries/templates/templates-screen.tsx'
import { readTemplatesSearch } from '../../../../../../../features/journal-entries/templates/templates-search.ts'
import { useWhileHere } from '../../../../../../../shared/drafts/use-while-here.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/journal/templates/')({
  validateSearch: readTemplatesSearch,
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.journalTemplates.list, { params: { administrationId } }))
  },
  component: function Templates() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <TemplatesScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
