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
import { afterEach, beforeEach, test, vi } from 'vitest'
import { forgetLeft } from '../app/routing/left-addresses.ts'
import { Arrival } from './arrival.tsx'
import { useReturnKey } from './use-return-key.ts'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue(undefined))
afterEach(() => {
  cleanup()
  forgetLeft()
})

const rows = [{ id: 1 }, { id: 2 }, { id: 22 }]

function List() {
  const back = useReturnKey({ items: rows, rowId: ({ id }) => id, rowHref: ({ id }) => `/invoices/${id}?from=list` })
  return <p>Lijst, terug bij {back ?? 'niets'}</p>
}

function open(address: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <Arrival />
        <Outlet />
      </>
    ),
  })
  const list = createRoute({ getParentRoute: () => root, path: '/invoices', component: List })
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Ander scherm</p> })
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([list, other]), history })} />)
  return history
}

test.each([
  ['/invoices/22', '22'],
  ['/invoices/2', '2'],
  ['/invoices/2/history', '2'],
  ['/invoices/3', 'niets'],
  ['/dashboard', 'niets'],
])('who comes from %s comes back to row %s', async (address, row) => {
  const history = open(address)
  await screen.findByText('Ander scherm')
  act(() => history.push('/invoices'))
  await screen.findByText(`Lijst, terug bij ${row}`)
})

test('who opens the list comes back to nothing', async () => {
  open('/invoices')
  await screen.findByText('Lijst, terug bij niets')
})
