import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../../app/transport/api.ts'
import { TemplatesScreen } from '../../../../../../../features/journal-entries/templates/templates-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/journal/templates/')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.journalTemplates.list, { params: { administrationId } }))
  },
  component: function Templates() {
    return <TemplatesScreen administrationId={Route.useParams().administrationId} />
  },
})
