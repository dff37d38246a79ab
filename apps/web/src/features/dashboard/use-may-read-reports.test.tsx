// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useMayReadReports } from './use-may-read-reports.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const accounting = { type: 'ACCOUNTING', origins: ['ROLE'] }
const paid = { type: 'ZZP', current_period: null, ends_on: null }

/** Whether the reports of administration 4 may be read, before and after the server told who one is there. */
async function mayRead({ permissions = [accounting], subscription = paid } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.includes('/users/me')
      ? Response.json({ id: 9, administrations: [{ id: 4, subscription }] })
      : Response.json({ permissions })
  })
  const drawn: { may: boolean; isKnown: boolean }[] = []
  const draw = () => ({
    may: useMayReadReports(4),
    isKnown: useWriteBlock(4, { permission: 'ACCOUNTING' }) !== undefined,
  })
  renderHook(() => drawn.push(draw()), { wrapper: WithQueries })
  await isSo(() => expect(asked).toHaveLength(2))
  await isSo(() => expect(drawn.at(-1)?.isKnown).toBe(true))
  return { before: drawn[0]?.may, after: drawn.at(-1)?.may }
}

test.each([
  ['who keeps the books', {}],
  ['who only looks, as staff', { permissions: [{ ...accounting, origins: ['GLOBAL_ADMIN'] }] }],
  ['whose subscription ended', { subscription: { ...paid, type: 'GRACE_PERIOD' } }],
])('%s reads the reports, once that is known', async (_who, given) => {
  expect(await mayRead(given)).toEqual({ before: false, after: true })
})

test('who only books purchases does not read the reports', async () => {
  expect(await mayRead({ permissions: [{ ...accounting, type: 'BOOKING' }] })).toEqual({ before: false, after: false })
})
