import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireGlobalAdmin } from '../../../../../app/require-global-admin.ts'
import { WatchScreen } from '../../../../../features/screenshare/operator/watch-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/screen-sharing/$screenShareId')({
  beforeLoad: requireGlobalAdmin,
  params: {
    parse: ({ screenShareId }) => {
      if (!/^[1-9]\d{0,14}$/.test(screenShareId)) throw notFound()
      return { screenShareId: Number(screenShareId) }
    },
    stringify: ({ screenShareId }) => ({ screenShareId: String(screenShareId) }),
  },
  component: function SharedScreen() {
    const { screenShareId } = Route.useParams()
    return <WatchScreen key={screenShareId} screenShareId={screenShareId} />
  },
})
