import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { isAboutLink, requestPageOf, type Guarded } from './customer-guard.ts'
import { keepInput } from './kept-input.ts'
import { loginAfterEnd } from './login-address.ts'
import { queryClient } from '../transport/api.ts'
import { onApiError } from '../transport/calls.ts'
import { address } from '../routing/address.ts'
import { forgetSession } from './session.ts'
import { administrationIdOf } from './start-target.ts'

const accessCodes = [3022, 3023]

/** Who is asked there who they are sees the answer there. */
const accessScreens = /^\/v2\/admin\/(.+\/)?access$/

/** Pages that work without a session: a 401 there is theirs to show. */
const openPages = [/^\/v2\/authenticate/, /^\/v2\/administrations\/\d+\/invitations\//, /^\/(v2\/)?$/, /^\/start$/]

/**
 * Leads away when the server says that the session, or the access, is gone (specification, section 8): 401 to
 * the login page with a return path, an expired customer link to the page that asks for a new one, 3022 and 3023
 * to the access screens.
 */
export function guardSession(router: Guarded): void {
  onApiError((error, call) => {
    // Who asks whether there is a session handles the answer that there is none.
    if (call === contract.users.me) return
    const { pathname, href } = router.state.location
    const target = targetAfter(error, pathname, href)
    if (target === null) return
    const isOver = error.status === 401
    // Of a customer's page it ends nobody's session: they have none, and the owner who looks at it has one.
    if (isOver && !isAboutLink(error)) {
      keepInput(Date.now())
      forgetSession()
    }
    // What was typed is kept, so that nobody need be asked about it.
    void router.navigate({ href: target, replace: true, ignoreBlocker: isOver }).then(() => {
      if (accessCodes.includes(error.code)) forgetBooks(pathname)
    })
  })
}

/** The address an error leads to, or null when it leads nowhere. */
export function targetAfter(error: Pick<ApiError, 'code' | 'status'>, pathname: string, href: string): string | null {
  if (accessCodes.includes(error.code)) return accessScreens.test(pathname) ? null : accessScreenOf(pathname, href)
  if (error.status !== 401 || openPages.some((page) => page.test(pathname))) return null
  const request = isAboutLink(error) ? requestPageOf(pathname) : undefined
  if (request !== undefined) return pathname.endsWith('/request') ? null : request
  return loginAfterEnd(href)
}

/** What was seen of a customer does not stay after the access to it has ended. */
function forgetBooks(pathname: string): void {
  const administrationId = administrationIdOf(pathname)
  if (administrationId === null) return
  queryClient.removeQueries({
    predicate: ({ queryKey: [area, , , input] }) =>
      area !== 'admin' && (input as Asked | undefined)?.params?.administrationId === administrationId,
  })
}

interface Asked {
  readonly params?: { readonly administrationId?: number }
}

function accessScreenOf(pathname: string, href: string): string {
  const [, kind, id] = /^\/v2\/(firms|administrations)\/(\d+)/.exec(pathname) ?? []
  const search = { 'redirect-url': href }
  if (kind === 'firms') return address('/v2/admin/firms/$firmId/access', { params: { firmId: Number(id) }, search })
  if (kind === undefined) return address('/v2/admin/access', { search })
  return address('/v2/admin/administrations/$administrationId/access', {
    params: { administrationId: Number(id) },
    search,
  })
}
