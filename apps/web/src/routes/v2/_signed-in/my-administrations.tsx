import { createFileRoute } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../app/session.ts'
import { PlainLayout } from '../../../shell/plain-layout.tsx'
import { MyAdministrationsScreen } from '../../../features/administrations/my-administrations-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/my-administrations')({
  component: function MyAdministrations() {
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    const navigate = Route.useNavigate()
    const choosePlan = (id: number) => void navigate({ href: `/v2/administrations/${id}/settings/subscription` })
    return (
      <PlainLayout user={data}>
        <MyAdministrationsScreen user={data} onChoosePlan={choosePlan} />
      </PlainLayout>
    )
  },
})
