import { contract, type PermissionType } from '@klopt/api-client/contract'
import { notFound, type AnyRoute } from '@tanstack/react-router'
import { query, queryClient } from '../transport/api.ts'
import type { ScreenPath } from '../routing/address.ts'
import type { Absence } from './require-entry.ts'
import type { CurrentUser } from './session.ts'

const area = '/v2/administrations/$administrationId' satisfies ScreenPath

/**
 * What the places of an administration are for, by the first words of their address: who holds one of these permissions. Who
 * is in may see the others.
 */
const places: readonly (readonly [path: string, ...permissions: PermissionType[]])[] = [
  ['approvals', 'ACCOUNTING'],
  ['bank', 'BOOKING'],
  ['contacts', 'BOOKING'],
  ['dashboard', 'BOOKING'],
  ['estimates', 'BOOKING'],
  ['hours/unbilled', 'BOOKING'],
  ['hours/weeks', 'ADMIN'],
  ['hours', 'TIME_TRACKING'],
  ['trips', 'TIME_TRACKING', 'ACCOUNTING'],
  ['expenses', 'TIME_TRACKING', 'BOOKING'],
  ['invoices', 'BOOKING'],
  ['products', 'BOOKING'],
  ['projects/$projectId', 'BOOKING'],
  ['projects', 'TIME_TRACKING'],
  ['purchases', 'BOOKING'],
  ['questions', 'BOOKING'],
  ['recurring-invoices', 'BOOKING'],
  ['ledger/entries', 'BOOKING'],
  ['ledger', 'ACCOUNTING'],
  ['assets', 'ACCOUNTING'],
  ['reports', 'ACCOUNTING'],
  ['journal', 'ACCOUNTING'],
  ['opening-balance', 'ACCOUNTING'],
  ['dossier', 'ACCOUNTING'],
  ['fiscal-years', 'ACCOUNTING'],
  ['vat-return', 'ACCOUNTING'],
  ['icp', 'ACCOUNTING'],
  ['oss', 'ACCOUNTING'],
  ['private-use', 'ACCOUNTING'],
  ['settings', 'ADMIN'],
]

/** What the screens of a route ask for, any of these; null when whoever is in may see them. */
export function permissionsOf(fullPath: string): readonly PermissionType[] | null {
  const path = `${fullPath}/`
  const [, ...found] = places.find(([place]) => path.startsWith(`${area}/${place}/`)) ?? []
  return found.length > 0 ? found : null
}

/** Has each screen of an administration ask first whether this user may see it: nothing of it is fetched otherwise. */
export function guardPlaces(routes: readonly AnyRoute[]): void {
  for (const route of routes) {
    const permissions = permissionsOf(route.fullPath)
    if (permissions === null) continue
    const { beforeLoad } = route.options
    Object.assign(route.options, {
      beforeLoad: async (entry: Entry) => {
        await requireAny(entry, permissions)
        return beforeLoad?.(entry)
      },
    })
  }
}

interface Entry {
  readonly context: { readonly user: CurrentUser }
  readonly params: { readonly administrationId: number }
}

/** Throws what says in place of the screen that it is not for this user. */
async function requireAny({ context: { user }, params }: Entry, permissions: readonly PermissionType[]): Promise<void> {
  const { administrationId } = params
  const role = user.roles?.find((entry) => entry.administration_id === administrationId)
  // It includes all others; who has it need not wait.
  if (role?.permissions.includes('ADMIN') === true && role.deactivated_timestamp === null) return
  const input = { params: { administrationId, userId: user.id } }
  const access = await queryClient
    .ensureQueryData(query(contract.users.administrationAccess, input))
    // The frame around it says what went wrong.
    .catch(() => null)
  if (access === null || access.permissions.some(({ type }) => permissions.includes(type))) return
  const data: Absence = 'no-permission'
  throw notFound({ data })
}
