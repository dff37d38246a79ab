// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asLeft, forgetLeft } from '../app/routing/left-addresses.ts'
import { Arrival } from './arrival.tsx'

afterEach(() => {
  cleanup()
  forgetLeft()
})

/** A list with one thing, on a router of their own. */
function open(address: string, ways: string[]) {
  const root = createRootRoute({
    component: () => (
      <>
        <Arrival />
        <Outlet />
      </>
    ),
  })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/invoices',
    validateSearch: (search: Record<string, unknown>) => search,
    component: () => <p>Lijst</p>,
  })
  const thing = createRoute({
    getParentRoute: () => root,
    path: '/invoices/2',
    component: () => {
      ways.push(asLeft('/invoices'))
      return <p>Factuur</p>
    },
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([list, thing]), history })
  render(<RouterProvider router={router} />)
  return history
}

test('a screen has its way back to the list as it was left in its first render', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const ways: string[] = []
  const history = open('/invoices?status=late', ways)
  await screen.findByText('Lijst')
  act(() => history.push('/invoices/2'))
  await screen.findByText('Factuur')
  expect(ways[0]).toBe('/invoices?status=late')
})
