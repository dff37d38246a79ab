import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { NumberingScreen } from '../../../../../../features/settings/numbering-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/numbering')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.administrations.profile, { params: { administrationId } }))
  },
  component: function NumberingSettings() {
    const { administrationId } = Route.useParams()
    return <NumberingScreen key={administrationId} administrationId={administrationId} />
  },
})
