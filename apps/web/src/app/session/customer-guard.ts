import type { ApiError } from '@klopt/api-client'
import { onApiError } from '../transport/calls.ts'

const customerCodes = [204000, 204001]

type Refusal = Pick<ApiError, 'code' | 'status'>

/** As much of the router as leads away. */
export interface Guarded {
  readonly state: { readonly location: { readonly pathname: string; readonly href: string } }
  readonly navigate: (to: { href: string; replace: boolean; ignoreBlocker: boolean }) => Promise<void>
}

/** Whether it says that a link of a customer is none, or no longer one. */
export const isAboutLink = ({ code }: Pick<Refusal, 'code'>): boolean => customerCodes.includes(code)

/** Where one asks for a new link, from the page of a customer; undefined from any other. */
export function requestPageOf(pathname: string): string | undefined {
  const token = /^\/v2\/customer-dashboard\/([^/]+)/.exec(pathname)?.[1]
  return token && `/v2/customer-dashboard/${token}/request`
}

/** Leads to the page that asks for a new link when the server says that this one is over (specification, section 8). */
export function guardCustomer(router: Guarded): void {
  onApiError((error) => {
    const { pathname } = router.state.location
    const target = requestPageOf(pathname)
    if (error.status !== 401 || !isAboutLink(error) || target === undefined || pathname === target) return
    void router.navigate({ href: target, replace: true, ignoreBlocker: true })
  })
}
