import { createFileRoute } from '@tanstack/react-router'
import { requireGlobalAdmin } from '../../../../app/session/require-global-admin.ts'
import { HealthScreen } from '../../../../features/back-office/health-screen.tsx'

export const Route = createFileRoute('/v2/_signed-in/admin/health')({
  beforeLoad: requireGlobalAdmin,
  component: HealthScreen,
})
