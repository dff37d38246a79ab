import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { redirect } from '@tanstack/react-router'
import { asApiError } from './failures.ts'
import { encodeReturnTarget } from './return-target.ts'
import { cacheOwner, query, queryClient, setCacheOwner } from './api.ts'
import { readStored, writeStored } from './storage.ts'

export type CurrentUser = ResponseOf<typeof contract.users.me>

/** The signed-in user with roles and administrations. */
export const currentUserQuery = () => query(contract.users.me, { query: { with: 'roles,administrations' } })

/**
 * The signed-in user for a route's `beforeLoad`; without a session it leads to the login page, which brings the
 * user back to where they were.
 */
export async function requireUser(path: string): Promise<CurrentUser> {
  const user = await (isListPath(path) ? optionalUser().catch(() => null) : optionalUser())
  if (user === null) throw redirect({ to: '/v2/authenticate', search: loginSearchFor(path) })
  return user
}

/** What the login page is told about where somebody comes from. */
export const loginSearchFor = (path: string) => ({
  ...(isListPath(path) && { message: 'session_invalid' as const }),
  r: encodeReturnTarget(path),
})

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
    return null
  }
}

/** What the server said last: the cache becomes that user's, and other tabs notice a change. */
function noteUser(user: CurrentUser | null): void {
  const id = user?.id ?? null
  if (readStored('signed-in-user') !== id) {
    writeStored('signed-in-user', id)
    // It belonged to who was signed in before.
    writeStored('selected-role', null)
  }
  if (cacheOwner() === id) return
  setCacheOwner(id)
  if (user) queryClient.setQueryData(currentUserQuery().queryKey, user)
}

/** Forgets everything the previous user saw. */
export function forgetSession(): void {
  setCacheOwner(null)
  queryClient.clear()
}
