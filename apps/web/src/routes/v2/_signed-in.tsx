import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireUser } from '../../app/session.ts'

export const Route = createFileRoute('/v2/_signed-in')({
  beforeLoad: async ({ location }) => ({ user: await requireUser(location.href) }),
  component: Outlet,
})
