import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { currentUserQuery } from '../../../../../app/session/session.ts'
import { TemplatesScreen } from '../../../../../features/firm-templates/templates-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId/templates')({
  component: function Templates() {
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    const { firmId } = Route.useParams()
    return <TemplatesScreen key={firmId} firmId={firmId} isOwn={data.firm_id === firmId} />
  },
})
