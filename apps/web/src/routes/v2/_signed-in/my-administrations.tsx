import { createFileRoute } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../app/session.ts'
import { MyAdministrationsScreen } from '../../../features/administrations/my-administrations-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/my-administrations')({
  component: function MyAdministrations() {
    const { user } = Route.useRouteContext()
    return <MyAdministrationsScreen user={useQuery(currentUserQuery()).data ?? user} />
  },
})
