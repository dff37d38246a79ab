// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WithQueries } from '../../testing/with-queries.tsx'
import { queryClient } from '../transport/api.ts'
import { useCustomerView } from './use-customer-view.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

/** Whose books user 9 looks at, who is let in by these; and what was asked for it. */
function view(...origins: string[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'https://klopt.test').pathname)
    if (path.includes('/users/me')) return Response.json({ id: 9, administrations: [] })
    return Response.json({ permissions: origins.map((origin) => ({ type: 'BOOKING', origins: [origin] })) })
  })
  const { result } = renderHook(() => useCustomerView(4), { wrapper: WithQueries })
  return { asked, shown: () => result.current }
}

test.each([
  ['of a client of the firm', ['FIRM', 'GLOBAL_ADMIN'], 'firm'],
  ['that were opened for staff', ['GLOBAL_ADMIN'], 'staff'],
  ['of one’s own', ['ROLE', 'FIRM'], null],
])('books %s are told apart, and nothing is said before that is known', async (_whose, origins, expected) => {
  const { asked, shown } = view(...origins)
  expect(shown()).toBeUndefined()
  await vi.waitFor(() => expect(shown()).toBe(expected), { timeout: 10_000 })
  expect(asked).toEqual(['/api/v1/users/me', '/api/v2/users/9/administration-access/4'])
})
