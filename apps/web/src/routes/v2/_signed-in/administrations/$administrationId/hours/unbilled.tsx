import { createFileRoute } from '@tanstack/react-router'
import { UnbilledScreen } from '../../../../../../features/hours/unbilled-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/hours/unbilled')({
  component: function Unbilled() {
    return <UnbilledScreen administrationId={Route.useParams().administrationId} />
  },
})
