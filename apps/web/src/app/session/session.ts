import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { redirect } from '@tanstack/react-router'
import { asApiError } from '../errors/failures.ts'
import { forgetLeft } from '../routing/left-addresses.ts'
import { forgetPages } from '../routing/recent-pages.ts'
import { forgetRows } from '../routing/left-rows.ts'
import { endRound } from './client-round.ts'
import { searchAfterEnd } from './login-address.ts'
import { mayBeSignedIn, unmarkSession } from './may-be-signed-in.ts'
import { forgetDrafts } from './own-drafts.ts'
import { encodeReturnTarget } from './return-target.ts'
import { cacheOwner, query, queryClient, setCacheOwner } from '../transport/api.ts'
import { readStored, writeStored } from '../storage.ts'

export type CurrentUser = ResponseOf<typeof contract.users.me>

/** The signed-in user with roles and administrations. */
export const currentUserQuery = () => query(contract.users.me, { query: { with: 'roles,administrations' } })

/**
 * The signed-in user for a route's `beforeLoad`; without a session it leads to the login page, which brings the
 * user back to where they were, and says that their session ended when there was one on this device.
 */
export async function requireUser(path: string): Promise<CurrentUser> {
  const wasSignedIn = readStored('signed-in-user') !== null
  const user = await (isListPath(path) ? optionalUser().catch(() => null) : optionalUser())
  if (user !== null) return user
  const search = wasSignedIn || isListPath(path) ? searchAfterEnd(path) : { r: encodeReturnTarget(path) }
  throw redirect({ to: '/v2/authenticate', search })
}

/** On the list of administrations any failure to load the user is a session that ended (specification, section 2). */
const isListPath = (path: string): boolean => /^\/v2\/my-administrations\/?(?:[?#]|$)/.test(path)

/** The user if there is a session, else null; never redirects. */
export async function optionalUser(): Promise<CurrentUser | null> {
  try {
    const user = await queryClient.ensureQueryData(currentUserQuery())
    noteUser(user)
    return user
  } catch (error) {
    if (asApiError(error).status !== 401) throw error
    noteUser(null)
    unmarkSession()
    return null
  }
}

/** The user of a page that is open to anybody; where there is no session, nothing is asked. A server that fails knows of none. */
export const userIfAny = (): Promise<CurrentUser | null> =>
  mayBeSignedIn() ? optionalUser().catch(() => null) : Promise.resolve(null)

/** What the server said last: the cache becomes that user's, and other tabs notice a change. */
function noteUser(user: CurrentUser | null): void {
  const id = user?.id ?? null
  if (readStored('signed-in-user') !== id) {
    writeStored('signed-in-user', id)
    // It belonged to who was signed in before.
    writeStored('selected-role', null)
  }
  const kept = readStored('kept-input')
  if (user !== null && kept !== null && kept.userId !== user.id) writeStored('kept-input', null)
  if (user !== null) forgetDrafts(user.id)
  if (cacheOwner() === id) return
  setCacheOwner(id)
  if (user) queryClient.setQueryData(currentUserQuery().queryKey, user)
}

/** Forgets everything the previous user saw. */
export function forgetSession(): void {
  setCacheOwner(null)
  queryClient.clear()
  forgetLeft()
  forgetPages()
  forgetRows()
  endRound()
}

/** The same for who signs out: what was kept of them on this device goes too. */
export function forgetUser(): void {
  forgetSession()
  writeStored('kept-input', null)
  forgetDrafts(null)
}
