// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { fetchProduct, findProducts, useHasProducts } from './use-products.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const hour = { id: 3, number: 'U1', name: 'Uur', unitPrice: '95' }

/** A server with these products, and the addresses that were asked for. */
function server(items: readonly object[]) {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'https://klopt.test')
    asked.push(url)
    return Response.json(url.pathname.endsWith('/products') ? { items, nextCursor: null } : hour)
  })
  return asked
}

test.each([
  [[hour], true],
  [[], false],
])('products are searched only where there are any', async (items, has) => {
  server(items)
  const { result } = renderHook(() => useHasProducts(4), { wrapper: WithQueries })
  expect(result.current).toBe(false)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 10_000 })
  await vi.waitFor(() => expect(result.current).toBe(has), { timeout: 10_000 })
})

test('a product is found by a part of its name, and shows its number and price', async () => {
  const asked = server([hour])
  expect(await findProducts(4, ' uu ')).toEqual([
    { value: 3, label: 'Uur', description: 'U1', hint: expect.stringContaining('95') },
  ])
  await findProducts(4, '  ')
  expect(asked.map(({ searchParams }) => searchParams.get('search'))).toEqual(['uu', null])
})

test('a product that is picked comes with what was agreed on it', async () => {
  const asked = server([])
  expect(await fetchProduct(4, 3)).toMatchObject({ id: 3 })
  expect(asked[0]?.pathname).toMatch(/\/administrations\/4\/products\/3$/)
})
