import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { SupportAccessScreen } from '../../../../../../features/staff/support-access-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/access')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.administrations.accessLog, { params: { administrationId } }))
  },
  component: function SupportAccess() {
    const { administrationId } = Route.useParams()
    const { user } = Route.useRouteContext()
    return <SupportAccessScreen key={administrationId} userId={user.id} administrationId={administrationId} />
  },
})
