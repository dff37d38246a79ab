import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { Route as root } from '../../routes/__root.tsx'
import { Route as login } from '../../routes/v2/authenticate.tsx'
import type { ScreenPath } from './address.ts'
import { keepFrames } from './keep-frames.ts'
import type { routeTree } from '../../routeTree.gen.ts'

const loginPath = '/v2/authenticate' satisfies ScreenPath

/** Every other address, until the screens are known. */
const gate = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ location }) => {
    await addScreens()
    throw redirect({ href: location.href, state: location.state, replace: true })
  },
})

// What most people load first is the login page, which needs no other. Lazy routes as the router documents them keep out of
// the first script what screens show and load, and leave in it the address of each, what reads its search and the names of
// the files it comes in: 15.5 kB more after gzip, on 119, of which the names alone are 5.
const start = root.addChildren([
  login.update({ id: loginPath, path: loginPath, getParentRoute: () => root } as object),
  gate,
])

/** All screens. Links start their screen's code and data when the pointer rests on them. */
export const router = createRouter({
  // Its addresses are all of them as soon as one is needed.
  routeTree: start as unknown as typeof routeTree,
  defaultPreload: 'intent',
  // TanStack Query decides what is stale; the router keeps no copy of its own.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})

let isComplete = false

/** Lets the router know all screens, once; the code of each still comes with its first visit. Throws what fails to load. */
async function addScreens(): Promise<void> {
  // It puts them under the root.
  const [{ guardPlaces }] = await Promise.all([
    import('../session/place-permissions.ts'),
    import('../../routeTree.gen.ts'),
  ])
  if (isComplete) return
  isComplete = true
  // These are the router's own; its version is pinned, and router.test.ts holds what they do.
  // `router.update` is for that too, and does nothing here: the root it is given is the one that it has.
  const screens = router.buildRouteTree()
  // Who waits at the gate is still there; nobody comes to it any more.
  Object.assign(screens.routesById, { [gate.id]: gate })
  keepFrames(root, Object.values(screens.routesById))
  guardPlaces(Object.values(screens.routesById))
  router.setRoutes(screens)
}

/** Fetches the screens as soon as somebody types or presses, who is about to go to one. */
export function addScreensOnIntent(): void {
  // Who goes there finds that it failed, and says so.
  const add = () => void addScreens().catch(() => undefined)
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, add, { once: true })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
