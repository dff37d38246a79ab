import { createFileRoute } from '@tanstack/react-router'
import { MoreScreen } from '../../../../../shell/more-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/more')({
  component: function More() {
    const { administrationId } = Route.useParams()
    return <MoreScreen user={Route.useRouteContext().user} administrationId={administrationId} />
  },
})
