import { createFileRoute } from '@tanstack/react-router'
import { RemovalScreen } from '../../../../../features/removal-requests/removal-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/removal-requests')({
  component: function Removal() {
    const { administrationId } = Route.useParams()
    return <RemovalScreen key={administrationId} administrationId={administrationId} />
  },
})
