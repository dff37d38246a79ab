import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { query } from '../../app/transport/api.ts'
import { customerViewOf } from '../../app/session/customer-view.ts'
import { isMissing } from '../../app/errors/failures.ts'
import { isStaff } from '../../app/session/global-roles.ts'
import type { CurrentUser } from '../../app/session/session.ts'
import { administrationIdOf } from '../../app/session/start-target.ts'

/** Where somebody is who may want help. */
export interface SupportPlace {
  /** The administration of the page; null outside of one. */
  readonly administrationId: number | null
  readonly pathname: string
  /** The path with its query, which articles are written for. */
  readonly url: string
  /** By what the user sees a customer's data; null when it is their own. */
  readonly view: 'staff' | 'firm' | null
  /** Whether the user may see the settings of the administration. */
  readonly holdsAdmin: boolean
}

/** As long as the server takes it. */
const MOST_OF_URL = 2000

export function useSupportPlace(user: CurrentUser): SupportPlace {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = administrationIdOf(pathname)
  const access = useQuery({
    ...query(contract.users.administrationAccess, {
      params: { userId: user.id, administrationId: asked ?? 0 },
    }),
    enabled: asked !== null,
    // The menu of the administration asks the same and says it.
    meta: { errors: 'screen' },
  })
  // Whoever has no access is in none: their questions are answered as anywhere else.
  const administrationId = isMissing(access.error) ? null : asked
  const permissions = administrationId === null ? [] : (access.data?.permissions ?? [])
  return {
    administrationId,
    pathname,
    url: (pathname + search).slice(0, MOST_OF_URL),
    view: isForeignFirm(pathname, user) ? 'staff' : customerViewOf(permissions),
    holdsAdmin: permissions.some(({ type }) => type === 'ADMIN'),
  }
}

/** On the page of a firm that is not the user's own, which staff alone gets to see. */
function isForeignFirm(pathname: string, user: CurrentUser): boolean {
  const firmId = /^\/v2\/firms\/(\d+)/.exec(pathname)?.[1]
  return isStaff(user) && firmId !== undefined && Number(firmId) !== user.firm_id
}
