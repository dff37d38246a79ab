import { createFileRoute } from '@tanstack/react-router'
import { idParams } from '../../../../../app/routing/id-params.ts'
import { userIfAny } from '../../../../../app/session/session.ts'
import { readToken, type RawSearch } from '../../../../../app/routing/link-search.ts'
import { InvitationScreen } from '../../../../../features/invitations/invitation-screen.tsx'

export const Route = createFileRoute('/v2/administrations/$administrationId/invitations/$invitationId')({
  params: idParams('administrationId', 'invitationId'),
  validateSearch: ({ key }: RawSearch): { key?: string | undefined } => ({ key: readToken(key) }),
  // Works without a session; a server that fails says so at the invitation itself.
  beforeLoad: async () => ({ user: await userIfAny() }),
  component: function Invitation() {
    const { administrationId, invitationId } = Route.useParams()
    const { key = '' } = Route.useSearch()
    const { user } = Route.useRouteContext()
    return <InvitationScreen {...{ administrationId, invitationId, user }} invitationKey={key} />
  },
})
