// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { router } from './router.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

const known = () => Object.keys(router.routesById).toSorted()
const start = ['/$', '/v2/authenticate', '__root__']
const shown = () => router.state.matches.map(({ routeId }) => routeId as string)

// One test, in the order in which a visitor comes by: the router is one for the whole app.
test('the router knows the login page alone, until another address is asked for, and then all of them', async () => {
  expect(known()).toEqual(start)

  await router.navigate({ href: '/v2/authenticate' })
  expect(shown()).toEqual(['__root__', '/v2/authenticate'])
  expect(known()).toEqual(start)

  // Through the gate: it is put beside the screens by what the router calls its own, `buildRouteTree` and `setRoutes`.
  await router.navigate({ href: '/v2/terms?from=gate' })
  expect(shown()).toEqual(['__root__', '/v2/terms'])
  expect(router.state.location.href).toBe('/v2/terms?from=gate')
  expect(known()).toEqual(expect.arrayContaining(['/$', '/v2/_signed-in', '/v2/authenticate', '__root__']))
  expect(known().length).toBeGreaterThan(50)

  // What was there from the start is still found, by the same path.
  await router.navigate({ href: '/v2/authenticate' })
  expect(shown()).toEqual(['__root__', '/v2/authenticate'])

  // A screen in a frame, whose own place shows what goes wrong in it.
  const signedIn = router.routesById['/v2/_signed-in']
  expect(signedIn.options.errorComponent).toBe(router.routesById.__root__.options.errorComponent)

  // An address that leads nowhere is no longer the gate's: it would wait there for ever.
  await router.navigate({ href: '/v2/nowhere' })
  expect(shown()).not.toContain('/$')
})
