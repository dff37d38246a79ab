import { createFileRoute } from '@tanstack/react-router'
import { StyleScreen } from '../../../../../features/firms/style-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId/style')({
  component: function Style() {
    const { firmId } = Route.useParams()
    return <StyleScreen key={firmId} firmId={firmId} />
  },
})
