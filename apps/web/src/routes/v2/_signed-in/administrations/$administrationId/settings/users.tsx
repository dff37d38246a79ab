import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { currentUserQuery } from '../../../../../../app/session/session.ts'
import { query, queryClient } from '../../../../../../app/transport/api.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { membersQuery, readMembersSearch } from '../../../../../../features/members/members-search.ts'
import { isMainUserOf } from '../../../../../../features/subscriptions/main-user.ts'
import { MembersScreen } from '../../../../../../features/members/members-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/users')({
  validateSearch: readMembersSearch,
  loaderDeps: ({ search }) => membersQuery(search),
  loader: ({ params: { administrationId }, deps }) => {
    void queryClient.prefetchQuery(query(contract.members.list, { params: { administrationId }, query: deps }))
    void queryClient.prefetchQuery(query(contract.invitations.list, { params: { administrationId } }))
  },
  component: function Users() {
    const { administrationId } = Route.useParams()
    const { user: entered } = Route.useRouteContext()
    // Whoever handed the administration over is no longer its main user.
    const { data: user = entered } = useQuery(currentUserQuery())
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <MembersScreen
        key={administrationId}
        administrationId={administrationId}
        userId={user.id}
        isMainUser={isMainUserOf(user, administrationId)}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})
