import { createFileRoute } from '@tanstack/react-router'
import { WeeksScreen } from '../../../../../../features/hours/weeks-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/hours/weeks')({
  component: function Weeks() {
    return <WeeksScreen administrationId={Route.useParams().administrationId} />
  },
})
