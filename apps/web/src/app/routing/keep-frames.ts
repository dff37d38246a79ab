import type { AnyRoute } from '@tanstack/react-router'

/**
 * What is missing or breaks does so in the place of its own screen, by what the root shows for it: left to the root, it
 * would take the frames around the screen away.
 */
export function keepFrames(root: AnyRoute, routes: readonly AnyRoute[]): void {
  const { errorComponent, notFoundComponent } = root.options
  for (const route of routes) route.update({ errorComponent, notFoundComponent })
}
