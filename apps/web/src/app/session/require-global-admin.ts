import { notFound } from '@tanstack/react-router'
import { isGlobalAdmin } from './global-roles.ts'
import type { CurrentUser } from './session.ts'

/** Of a route for support alone: whoever may only go in as compliance finds nothing there, like anybody else. */
export function requireGlobalAdmin({ context: { user } }: { context: { user: CurrentUser } }): void {
  if (!isGlobalAdmin(user)) throw notFound()
}
