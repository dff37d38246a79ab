import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { queryClient } from '../../app/api.ts'
import { currentUserQuery, optionalUser } from '../../app/session.ts'
import { linkSearch } from '../../app/link-search.ts'
import { LoginScreen } from '../../features/authentication/login-screen.tsx'

/** An unreadable parameter counts as absent: an old link must still lead to a working login page. */
const search = v.object({
  message: v.optional(
    v.fallback(v.optional(v.picklist(['session_invalid', 'new_password', 'confirm_location'])), undefined),
  ),
  sst: linkSearch.token,
  uid: linkSearch.userId,
  r: v.optional(v.fallback(v.optional(v.string()), undefined)),
})

export const Route = createFileRoute('/v2/authenticate')({
  validateSearch: search,
  beforeLoad: async ({ search: { sst }, location }) => {
    if (sst !== undefined) return
    // Between two steps nobody can have signed in elsewhere, so what is known is enough. A server that fails is no
    // reason to hide the form.
    const user =
      location.state.nonce === undefined
        ? await optionalUser().catch(() => null)
        : queryClient.getQueryData(currentUserQuery().queryKey)
    if (user) throw redirect({ to: '/start', replace: true })
  },
  component: function Authenticate() {
    const { message, r, sst, uid } = Route.useSearch()
    const link = sst !== undefined && uid !== undefined ? { token: sst, userId: uid } : null
    return <LoginScreen message={message ?? null} link={link} returnTarget={r} />
  },
})
