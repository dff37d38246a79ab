import { contract } from '@klopt/api-client/contract'
import { notFound, redirect } from '@tanstack/react-router'
import { query, queryClient } from '../transport/api.ts'
import { asApiError } from '../errors/failures.ts'
import { isStaff } from './global-roles.ts'
import type { CurrentUser } from './session.ts'
import { targetAfter } from './session-guard.ts'

/** Why an area or a screen is not drawn: nothing is at its address, or nothing that this user may enter or see. */
export type Absence = 'not-found' | 'no-access' | 'no-permission'

/** What the `beforeLoad` of a route is told. */
interface Entry {
  readonly context: { readonly user: CurrentUser }
  readonly location: { readonly pathname: string; readonly href: string }
}

/**
 * Decides before the frame of an administration is drawn whether this user may see it. One of the user's own is entered
 * at once; for any other the server is asked, since a role may be a minute old. Throws what leads elsewhere: to the login
 * page, to the access screen of staff, or in its place to what says that there is no access. The server does not tell
 * whether it exists; to staff it does.
 */
export async function requireAdministration(
  { context: { user }, location }: Entry,
  params: { readonly administrationId: number },
): Promise<void> {
  if (user.administrations?.some(({ id }) => id === params.administrationId)) return
  const access = query(contract.users.administrationAccess, { params: { ...params, userId: user.id } })
  const absence = await absenceAfter(queryClient.ensureQueryData(access), location)
  if (absence !== null) {
    const data: Absence = isStaff(user) ? absence : 'no-access'
    // The routes around it stay: named, it is missing in its own place.
    throw notFound({ data, routeId: '/v2/_signed-in/administrations/$administrationId' })
  }
  // What stands above the screen comes of it: known now, nothing moves down when it is there. An error is told later.
  await queryClient.prefetchQuery({ ...query(contract.administrations.get, { params }), meta: { errors: 'screen' } })
}

/**
 * What this user may do there, asked beside what the screen asks: with it known at the first paint, neither the menu nor
 * the buttons of a screen push away what stands. An error is told by the frame, which asks again.
 */
export const preloadAccess = (
  { user }: Entry['context'],
  params: { readonly administrationId: number },
): Promise<void> =>
  queryClient.prefetchQuery({
    ...query(contract.users.administrationAccess, { params: { ...params, userId: user.id } }),
    meta: { errors: 'screen' },
  })

/** The same for a firm: who does not work there finds nothing. */
export async function requireFirm(
  { context: { user }, location }: Entry,
  params: { readonly firmId: number },
): Promise<void> {
  if (user.firm_id === params.firmId) return
  const absence = await absenceAfter(queryClient.ensureQueryData(query(contract.firms.get, { params })), location)
  if (absence !== null) throw notFound({ data: absence, routeId: '/v2/_signed-in/firms/$firmId' })
}

/** What the answer of the server means for the area; an error that says nothing of it is told by the area itself. */
async function absenceAfter(asked: Promise<unknown>, { pathname, href }: Entry['location']): Promise<Absence | null> {
  try {
    await asked
    return null
  } catch (cause) {
    const error = asApiError(cause)
    const target = targetAfter(error, pathname, href)
    if (target !== null) throw redirect({ href: target, replace: true })
    return error.status === 404 ? 'not-found' : null
  }
}
