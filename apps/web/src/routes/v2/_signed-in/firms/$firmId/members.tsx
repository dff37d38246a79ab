import { createFileRoute } from '@tanstack/react-router'
import { ColleaguesScreen } from '../../../../../features/firms/colleagues-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId/members')({
  component: function Colleagues() {
    const { user } = Route.useRouteContext()
    const { firmId } = Route.useParams()
    return <ColleaguesScreen key={firmId} firmId={firmId} userId={user.id} />
  },
})
