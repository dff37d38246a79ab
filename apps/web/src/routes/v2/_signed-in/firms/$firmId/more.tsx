import { createFileRoute } from '@tanstack/react-router'
import { FirmMoreScreen } from '../../../../../features/firms/firm-more-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId/more')({
  component: function More() {
    return <FirmMoreScreen firmId={Route.useParams().firmId} />
  },
})
