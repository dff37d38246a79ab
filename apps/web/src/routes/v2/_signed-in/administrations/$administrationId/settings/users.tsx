import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { MembersScreen } from '../../../../../../features/members/members-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/users')({
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.members.list, { params: { administrationId } }))
    void queryClient.prefetchQuery(query(contract.invitations.list, { params: { administrationId } }))
  },
  component: function Users() {
    const { administrationId } = Route.useParams()
    return (
      <MembersScreen
        key={administrationId}
        administrationId={administrationId}
        userId={Route.useRouteContext().user.id}
      />
    )
  },
})
