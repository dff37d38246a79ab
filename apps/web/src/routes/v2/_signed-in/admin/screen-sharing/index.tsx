import { createFileRoute } from '@tanstack/react-router'
import { requireGlobalAdmin } from '../../../../../app/session/require-global-admin.ts'
import { WaitingScreen } from '../../../../../features/screenshare/operator/waiting-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/screen-sharing/')({
  beforeLoad: requireGlobalAdmin,
  component: WaitingScreen,
})
