import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { currentUserQuery } from '../../../../app/session.ts'
import { FirmScreen } from '../../../../features/administrations/my-administrations-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId')({
  beforeLoad: ({ context, params }) => {
    if (String(context.user.firm_id) !== params.firmId) throw notFound()
  },
  component: function Firm() {
    const { user } = Route.useRouteContext()
    return <FirmScreen user={useQuery(currentUserQuery()).data ?? user} />
  },
})
