import { createFileRoute, redirect } from '@tanstack/react-router'
import { queryClient } from '../../app/transport/api.ts'
import { currentUserQuery, userIfAny } from '../../app/session/session.ts'
import { readToken, readUserId, type RawSearch } from '../../app/routing/link-search.ts'
import { LoginScreen } from '../../features/authentication/login-screen.tsx'

const messages = ['session_invalid', 'new_password', 'confirm_location'] as const

interface LoginSearch {
  message?: (typeof messages)[number] | undefined
  sst?: string | undefined
  uid?: number | undefined
  r?: string | undefined
}

/**
 * An unreadable parameter counts as absent: an old link must still lead to a working login page. Read by hand, as the
 * library that reads other addresses would be a part of what the login page loads.
 */
function readLoginSearch({ message, sst, uid, r }: RawSearch): LoginSearch {
  // What is left out the router would pass on unread.
  return {
    message: messages.find((known) => known === message),
    sst: readToken(sst),
    uid: readUserId(uid),
    r: typeof r === 'string' ? r : undefined,
  }
}

export const Route = createFileRoute('/v2/authenticate')({
  validateSearch: readLoginSearch,
  beforeLoad: async ({ search: { sst }, location }) => {
    if (sst !== undefined) return
    // Between two steps nobody can have signed in elsewhere, so what is known is enough. A server that fails is no
    // reason to hide the form.
    const user =
      location.state.nonce === undefined ? await userIfAny() : queryClient.getQueryData(currentUserQuery().queryKey)
    if (user) throw redirect({ to: '/start', replace: true })
  },
  component: function Authenticate() {
    const { message, r, sst, uid } = Route.useSearch()
    const link = sst !== undefined && uid !== undefined ? { token: sst, userId: uid } : null
    return <LoginScreen message={message ?? null} link={link} returnTarget={r} />
  },
})
