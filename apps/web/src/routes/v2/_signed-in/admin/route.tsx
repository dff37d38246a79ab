import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { isStaff } from '../../../../app/session/global-roles.ts'
import { currentUserQuery } from '../../../../app/session/session.ts'
import { AdminLayout } from '../../../../features/staff/admin-layout.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin')({
  // Whoever does not work for Klopt learns nothing of what is here.
  beforeLoad: ({ context: { user } }) => {
    if (!isStaff(user)) throw notFound()
  },
  component: function Admin() {
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    return (
      <AdminLayout user={data}>
        <Outlet />
      </AdminLayout>
    )
  },
})
