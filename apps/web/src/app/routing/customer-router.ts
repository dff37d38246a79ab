import { createRoute, createRouter, type AnyRoute } from '@tanstack/react-router'
import { Route as root } from '../../routes/__root.tsx'
import { Route as page } from '../../routes/v2/customer-dashboard/$token/index.tsx'
import { Route as request } from '../../routes/v2/customer-dashboard/$token/request.tsx'
import type { ScreenPath } from './address.ts'
import type { router } from './router.ts'

const pagePath = '/v2/customer-dashboard/$token' satisfies ScreenPath
const requestPath = '/v2/customer-dashboard/$token/request' satisfies ScreenPath

/** Whether an address is one of the two pages of a customer. */
export const isCustomerPath = (pathname: string): boolean =>
  /^\/v2\/customer-dashboard\/[^/]+(\/request)?\/?$/.test(pathname)

/**
 * The pages of a customer, who has no account: they need no session and keep nothing of what they read, so that a phone
 * need not load what that takes. Every other address begins anew, as it would for whoever types it.
 */
export function createCustomerRouter(): typeof router {
  const parent = { getParentRoute: () => root }
  // Their types are those of the tree of all screens, which no phone of a customer has.
  const routes: AnyRoute[] = [
    page.update({ id: `${pagePath}/`, path: `${pagePath}/`, ...parent } as object),
    request.update({ id: requestPath, path: requestPath, ...parent } as object),
    createRoute({
      ...parent,
      path: '$',
      beforeLoad: async ({ location }) => {
        window.location.replace(location.href)
        // Nothing more is shown here.
        await new Promise(() => {})
      },
    }),
  ]
  return createRouter({ routeTree: root.addChildren(routes), scrollRestoration: true }) as unknown as typeof router
}
