import { createFileRoute } from '@tanstack/react-router'
import { idParams } from '../../../../../app/routing/id-params.ts'
import { userIfAny } from '../../../../../app/session/session.ts'
import { readToken, type RawSearch } from '../../../../../app/routing/link-search.ts'
import { FirmInvitationScreen } from '../../../../../features/invitations/firm-invitation-screen.tsx'

export const Route = createFileRoute('/v2/firms/$firmId/invitations/$invitationId')({
  params: idParams('firmId', 'invitationId'),
  validateSearch: ({ key }: RawSearch): { key?: string | undefined } => ({ key: readToken(key) }),
  // Works without a session; a server that fails says so at the invitation itself.
  beforeLoad: async () => ({ user: await userIfAny() }),
  component: function Invitation() {
    const { firmId, invitationId } = Route.useParams()
    const { key = '' } = Route.useSearch()
    const { user } = Route.useRouteContext()
    return <FirmInvitationScreen {...{ firmId, invitationId, user }} invitationKey={key} />
  },
})
