import type { AnyRoute } from '@tanstack/react-router'
import type { RouteId } from './address.ts'

/** It leads strangers to the login page, which would bring them no further at an address that leads nowhere. */
const signedInArea = '/v2/_signed-in' satisfies RouteId

/**
 * What is missing or breaks does so in the place of its own screen, by what the root shows for it: left to the root, it
 * would take the frames around the screen away. An address that leads nowhere at all is the root's, for strangers too; the
 * screen of what is not found gets its frame itself.
 */
export function keepFrames(root: AnyRoute, routes: readonly AnyRoute[]): void {
  const { errorComponent, notFoundComponent } = root.options
  for (const route of routes) {
    route.update(route.id === signedInArea ? { errorComponent } : { errorComponent, notFoundComponent })
  }
}
