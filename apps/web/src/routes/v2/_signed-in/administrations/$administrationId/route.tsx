import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { AdministrationLayout } from '../../../../../shell/administration-layout.tsx'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId')({
  params: {
    parse: ({ administrationId }) => {
      if (!/^[1-9]\d{0,14}$/.test(administrationId)) throw notFound()
      return { administrationId: Number(administrationId) }
    },
    stringify: ({ administrationId }) => ({ administrationId: String(administrationId) }),
  },
  component: function Administration() {
    const { administrationId } = Route.useParams()
    const { user } = Route.useRouteContext()
    return (
      <AdministrationLayout user={user} administrationId={administrationId}>
        <Outlet />
      </AdministrationLayout>
    )
  },
})
