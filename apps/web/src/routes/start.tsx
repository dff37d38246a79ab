import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireUser } from '../app/session/session.ts'
import { startTargetOf } from '../app/session/start-target.ts'

export const Route = createFileRoute('/start')({
  beforeLoad: async ({ location }) => {
    const user = await requireUser(location.href)
    throw redirect({ href: startTargetOf(user), replace: true })
  },
})
