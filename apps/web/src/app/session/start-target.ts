import { address, administrationAddress } from '../routing/address.ts'
import { isStaff } from './global-roles.ts'
import type { CurrentUser } from './session.ts'

/**
 * Where `/start` leads: the last administration, else the firm, else the list of administrations; staff without
 * administrations of its own begins at the search.
 */
export function startTargetOf(user: CurrentUser): string {
  const ids = activeAdministrationIds(user)
  const last = user.last_administration_id
  if (last !== null && ids.includes(last)) return dashboardPath(last)
  if (user.firm_id !== null) return address('/v2/firms/$firmId', { params: { firmId: user.firm_id } })
  if (ids.length === 0 && isStaff(user)) return address('/v2/admin')
  return address('/v2/my-administrations')
}

/** A place to go on at, as the props of the link that leads there. */
export interface Home {
  readonly href: string
  readonly linkText: string
}

/**
 * Where the dashboard button of the not-found page leads (specification, section 2). The administration of the address
 * counts when the user can enter it: otherwise its dashboard would be the next page that is not found.
 */
export function homeTargetOf(user: CurrentUser | null, currentAdministrationId: number | null): Home {
  if (user === null) return { href: address('/v2/authenticate'), linkText: 'Naar inloggen' }
  if (currentAdministrationId !== null && canEnter(user, currentAdministrationId)) {
    return dashboard(currentAdministrationId)
  }
  if (user.firm_id !== null)
    return { href: address('/v2/firms/$firmId', { params: { firmId: user.firm_id } }), linkText: 'Naar alle klanten' }
  const first = activeAdministrationIds(user)[0]
  if (first !== undefined) return dashboard(first)
  return isStaff(user)
    ? { href: address('/v2/admin'), linkText: 'Naar het overzicht' }
    : { href: address('/v2/my-administrations'), linkText: 'Naar mijn administraties' }
}

/** The same for who has just left an administration that is still among their own here. */
export const homeWithout = (user: CurrentUser, administrationId: number): string =>
  homeTargetOf(
    { ...user, roles: (user.roles ?? []).filter((role) => role.administration_id !== administrationId) },
    null,
  ).href

const dashboard = (id: number): Home => ({ href: dashboardPath(id), linkText: 'Naar het dashboard' })

/** Where `/tickets` leads: those of the last administration, else of the first; without any to the list of administrations. */
export function ticketsTargetOf(user: CurrentUser): string {
  const ids = activeAdministrationIds(user)
  const last = user.last_administration_id
  const id = last !== null && canEnter(user, last) ? last : ids[0]
  return id === undefined ? address('/v2/my-administrations') : administrationAddress(id, 'tickets')
}

/** The administration of an address, or null outside of one. */
export function administrationIdOf(pathname: string): number | null {
  const match = /^\/v2\/administrations\/([1-9]\d*)(?:\/|$)/.exec(pathname)
  return match ? Number(match[1]) : null
}

export const dashboardPath = (administrationId: number) => administrationAddress(administrationId, 'dashboard')

/** By a role or as a client of the firm; whoever is staff gets there by way of the access screens. */
function canEnter(user: CurrentUser, administrationId: number): boolean {
  return isStaff(user) || (user.administrations ?? []).some(({ id }) => id === administrationId)
}

function activeAdministrationIds(user: CurrentUser): number[] {
  return (user.roles ?? [])
    .filter((role) => role.type === 'ADMINISTRATION_ROLE' && role.deactivated_timestamp === null)
    .flatMap((role) => role.administration_id ?? [])
}
