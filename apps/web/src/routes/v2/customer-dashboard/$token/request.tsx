import { createFileRoute } from '@tanstack/react-router'
import { RequestScreen } from '../../../../features/customer-dashboard/request-screen.tsx'

export const Route = createFileRoute('/v2/customer-dashboard/$token/request')({
  component: function Request() {
    const { token } = Route.useParams()
    return <RequestScreen token={token} />
  },
})
