import { ApiError } from '@klopt/api-client'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { searchAfterEnd } from '../../../app/session/login-address.ts'
import { currentUserQuery } from '../../../app/session/session.ts'
import { readAdministrationsSearch } from '../../../features/administrations/administrations-search.ts'
import { MyAdministrationsScreen } from '../../../features/administrations/my-administrations-screen.tsx'
import { prefetchLeaving, useLeaving } from '../../../features/removal-requests/leaving.tsx'
import { choosePlan } from '../../../features/subscriptions/choose-plan.ts'
import { useWhileHere } from '../../../shared/drafts/use-while-here.ts'
import { PlainLayout } from '../../../shell/plain-layout.tsx'

const NO_SESSION = 401

export const Route = createFileRoute('/v2/_signed-in/my-administrations')({
  validateSearch: readAdministrationsSearch,
  // Waited for, so that nothing moves from one list to the other before one's eyes.
  loader: prefetchLeaving,
  component: function MyAdministrations() {
    const { user } = Route.useRouteContext()
    const navigate = useWhileHere(Route.useNavigate())
    const leaving = useLeaving()
    const { data = user, error } = useQuery(currentUserQuery())
    const isOver = error instanceof ApiError && error.status === NO_SESSION
    if (isOver) return <Navigate to="/v2/authenticate" search={searchAfterEnd(Route.to)} replace />
    return (
      <PlainLayout user={data}>
        <MyAdministrationsScreen
          user={data}
          leaving={leaving}
          filter={Route.useSearch()}
          onFilter={(search) => void navigate({ search, replace: true })}
          onChoosePlan={(id) => void choosePlan(id)}
        />
      </PlainLayout>
    )
  },
})
