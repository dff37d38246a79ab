// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { useWhileHere } from './use-while-here.ts'

afterEach(cleanup)

/** A list at `path` that is shown at `address`: how it searches, and what it searched for. */
async function listAt(path: string, address: string) {
  const searched: string[] = []
  let search: (text: string) => Promise<void> = () => Promise.reject(new Error('The list was not drawn'))
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path,
    component: function List() {
      search = useWhileHere(async (text: string) => void searched.push(text))
      return null
    },
  })
  const books = createRoute({ getParentRoute: () => root, path: '/books/$bookId' })
  const router = createRouter({
    routeTree: root.addChildren([list, books]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  renderToString(<RouterProvider router={router} />)
  return { search, searched, history: router.history }
}

test.each([
  ['/firms/$firmId', '/firms/3'],
  ['/contacts/', '/contacts'],
])('a search at %s goes into the address while its screen is the one that is asked for', async (path, address) => {
  const { search, searched, history } = await listAt(path, address)
  await search('kapsalon')
  history.replace(`${address}?search=kapsalon`)
  await search('kapsalon krul')
  expect(searched).toEqual(['kapsalon', 'kapsalon krul'])
})

test('a search that settles when somebody has pressed a row does not lead away from where that goes', async () => {
  const { search, searched, history } = await listAt('/firms/$firmId', '/firms/3')
  history.push('/books/1')
  await search('kapsalon')
  expect(searched).toEqual([])
})

test('what was pressed before the screen got its own address leads on when its answer comes after it', async () => {
  const led: string[] = []
  const ways: ((to: string) => Promise<void>)[] = []
  const root = createRootRoute()
  const editor = createRoute({
    getParentRoute: () => root,
    path: '/journal/$draftId',
    component: function Editor() {
      ways.push(useWhileHere(async (to: string) => void led.push(to)))
      return null
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([editor]),
    history: createMemoryHistory({ initialEntries: ['/journal/new'] }),
  })
  await router.load()
  render(<RouterProvider router={router} />)
  const [pressed] = ways
  await act(() => router.navigate({ href: '/journal/7', replace: true }))
  expect(router.history.location.pathname).toBe('/journal/7')
  await pressed?.('the entry')
  expect(led).toEqual(['the entry'])
})
