import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { query, queryClient } from '../../../app/transport/api.ts'
import { searchAfterEnd } from '../../../app/session/login-address.ts'
import { currentUserQuery } from '../../../app/session/session.ts'
import { MyAdministrationsScreen } from '../../../features/administrations/my-administrations-screen.tsx'
import { choosePlan } from '../../../features/subscriptions/choose-plan.ts'
import { PlainLayout } from '../../../shell/plain-layout.tsx'

const NO_SESSION = 401

export const Route = createFileRoute('/v2/_signed-in/my-administrations')({
  // Waited for, so that nothing moves from one list to the other before one's eyes.
  loader: () => queryClient.prefetchQuery(query(contract.removalRequests.list, {})),
  component: function MyAdministrations() {
    const { user } = Route.useRouteContext()
    const { data = user, error } = useQuery(currentUserQuery())
    const isOver = error instanceof ApiError && error.status === NO_SESSION
    if (isOver) return <Navigate to="/v2/authenticate" search={searchAfterEnd(Route.to)} replace />
    return (
      <PlainLayout user={data}>
        <MyAdministrationsScreen user={data} onChoosePlan={(id) => void choosePlan(id)} />
      </PlainLayout>
    )
  },
})
