import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'

/** All screens. Links start their screen's code and data when the pointer rests on them. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // TanStack Query decides what is stale; the router keeps no copy of its own.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
