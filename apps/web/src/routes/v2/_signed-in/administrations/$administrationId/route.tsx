import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { currentUserQuery } from '../../../../../app/session.ts'
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
    // What the route knows is from before an administration was made or joined.
    const { data = user } = useQuery(currentUserQuery())
    return (
      <AdministrationLayout user={data} administrationId={administrationId}>
        <Outlet />
      </AdministrationLayout>
    )
  },
})
