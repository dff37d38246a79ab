import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireUser } from '../../app/session/session.ts'
import { ticketsTargetOf } from '../../app/session/start-target.ts'

/** The address of one's tickets without saying in which administration: the last one. */
export const Route = createFileRoute('/tickets/')({
  beforeLoad: async ({ location }) => {
    throw redirect({ href: ticketsTargetOf(await requireUser(location.href)), replace: true })
  },
})
