import { createFileRoute } from '@tanstack/react-router'
import { AdminMoreScreen } from '../../../../features/staff/admin-more-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/more')({
  component: function More() {
    return <AdminMoreScreen user={Route.useRouteContext().user} />
  },
})
