import type { ApiError } from '@klopt/api-client'
import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { redirect } from '@tanstack/react-router'
import { encodeReturnTarget } from '../features/authentication/return-target.ts'
import { query, queryClient, setCacheOwner } from './api.ts'

export type CurrentUser = ResponseOf<typeof contract.users.me>

/** The signed-in user with roles and administrations. */
export const currentUserQuery = () => query(contract.users.me, { query: { with: 'roles,administrations' } })

/**
 * The signed-in user for a route's `beforeLoad`; without a session it leads to the login page, which brings the
 * user back to where they were.
 */
export async function requireUser(path: string): Promise<CurrentUser> {
  try {
    return await queryClient.ensureQueryData(currentUserQuery())
  } catch (error) {
    if ((error as ApiError).status !== 401) throw error
    throw redirect({ to: '/v2/authenticate', search: { r: encodeReturnTarget(path) } })
  }
}

/** The user if there is a session, else null; never redirects. */
export async function optionalUser(): Promise<CurrentUser | null> {
  try {
    return await queryClient.ensureQueryData(currentUserQuery())
  } catch (error) {
    if ((error as ApiError).status === 401) return null
    throw error
  }
}

/** Forgets everything the previous user saw. */
export function forgetSession(): void {
  setCacheOwner(null)
  queryClient.clear()
}
