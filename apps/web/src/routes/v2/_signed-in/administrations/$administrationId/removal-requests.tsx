import { createFileRoute } from '@tanstack/react-router'
import { isMainUserOf } from '../../../../../features/subscriptions/main-user.ts'
import { RemovalScreen } from '../../../../../features/removal-requests/removal-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/removal-requests')({
  component: function Removal() {
    const { administrationId } = Route.useParams()
    const { user } = Route.useRouteContext()
    const isMainUser = isMainUserOf(user, administrationId)
    return <RemovalScreen key={administrationId} {...{ administrationId, isMainUser }} />
  },
})
