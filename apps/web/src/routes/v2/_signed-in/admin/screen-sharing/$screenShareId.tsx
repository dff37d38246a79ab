import { createFileRoute } from '@tanstack/react-router'
import { idParams } from '../../../../../app/routing/id-params.ts'
import { requireGlobalAdmin } from '../../../../../app/session/require-global-admin.ts'
import { WatchScreen } from '../../../../../features/screenshare/operator/watch-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/screen-sharing/$screenShareId')({
  beforeLoad: requireGlobalAdmin,
  params: idParams('screenShareId'),
  component: function SharedScreen() {
    const { screenShareId } = Route.useParams()
    return <WatchScreen key={screenShareId} screenShareId={screenShareId} />
  },
})
