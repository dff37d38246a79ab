import { createFileRoute } from '@tanstack/react-router'
import { HandInScreen } from '../../../../../../features/vat/hand-in-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/vat-return_/hand-in')({
  component: function HandIn() {
    const { administrationId } = Route.useParams()
    return <HandInScreen key={administrationId} administrationId={administrationId} />
  },
})
