import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { optionalUser } from '../../app/session.ts'
import { LoginScreen } from '../../features/authentication/login-screen.tsx'

/** An unreadable parameter counts as absent: an old link must still lead to a working login page. */
const search = v.object({
  message: v.optional(
    v.fallback(v.optional(v.picklist(['session_invalid', 'new_password', 'confirm_location'])), undefined),
  ),
  sst: v.optional(v.fallback(v.optional(v.string()), undefined)),
  uid: v.optional(v.fallback(v.optional(v.union([v.string(), v.number()])), undefined)),
  r: v.optional(v.fallback(v.optional(v.string()), undefined)),
})

export const Route = createFileRoute('/v2/authenticate')({
  validateSearch: search,
  beforeLoad: async ({ search: { sst } }) => {
    if (sst === undefined && (await optionalUser()) !== null) throw redirect({ to: '/start', replace: true })
  },
  component: function Authenticate() {
    const { message, r } = Route.useSearch()
    return <LoginScreen message={message ?? null} returnTarget={r} />
  },
})
