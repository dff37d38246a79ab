import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { query, queryClient } from '../../../app/transport/api.ts'
import { currentUserQuery } from '../../../app/session/session.ts'
import { AccountScreen } from '../../../features/account/account-screen.tsx'
import { PlainLayout } from '../../../shell/plain-layout.tsx'

export const Route = createFileRoute('/v2/_signed-in/account')({
  loader: () => {
    void queryClient.prefetchQuery(query(contract.account.get, {}))
    void queryClient.prefetchQuery(query(contract.account.sessions, {}))
  },
  component: function Account() {
    const { user } = Route.useRouteContext()
    return (
      <PlainLayout user={useQuery(currentUserQuery()).data ?? user}>
        <AccountScreen />
      </PlainLayout>
    )
  },
})
