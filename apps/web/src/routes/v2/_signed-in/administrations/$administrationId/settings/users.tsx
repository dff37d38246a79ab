import { contract } from '@klopt/api-client/contract'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { readMembersSearch } from '../../../../../../features/members/members-search.ts'
import { MembersScreen } from '../../../../../../features/members/members-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/users')({
  validateSearch: readMembersSearch,
  loader: ({ params: { administrationId } }) => {
    void queryClient.prefetchQuery(query(contract.members.list, { params: { administrationId } }))
    void queryClient.prefetchQuery(query(contract.invitations.list, { params: { administrationId } }))
  },
  component: function Users() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <MembersScreen
        key={administrationId}
        administrationId={administrationId}
        userId={Route.useRouteContext().user.id}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
