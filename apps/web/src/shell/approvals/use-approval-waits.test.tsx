// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { waitsSentence } from '../../shared/approvals/approval-words.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useApprovalWaits } from './use-approval-waits.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

interface Asked {
  readonly period: string
  readonly state: string
  readonly usedAt: number | null
}

/** The sentence of 2026-Q3 for who is of the firm, where these were asked. */
async function sentenceOf(items: readonly Asked[], { isRequired = false, origin = 'FIRM' } = {}) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/users/me')) return Response.json({ id: 9, administrations: [] })
    if (path.includes('/administration-access/')) {
      return Response.json({ permissions: [{ type: 'ACCOUNTING', origins: [origin] }] })
    }
    return Response.json({ items, isRequired, nextCursor: null, previousCursor: null })
  })
  const { result } = renderHook(() => useApprovalWaits(4, 'vat_return', '2026-Q3'), { wrapper: WithQueries })
  expect(result.current).toBeNull()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 10_000 })
  return result.current
}

const asked: Asked = { period: '2026-Q3', state: 'asked', usedAt: null }
const unasked = (reader: 'firm' | 'client') => waitsSentence({ state: undefined, isRequired: true }, reader)

test('a period that was asked waits for its answer, to each reader in their words', async () => {
  expect(await sentenceOf([asked])).toBe(waitsSentence({ state: 'asked', isRequired: false }, 'firm'))
  queryClient.clear()
  const client = await sentenceOf([asked], { origin: 'ROLE' })
  expect(client).toBe(waitsSentence({ state: 'asked', isRequired: false }, 'client'))
})

test.each([
  ['of another period', { ...asked, period: '2026-Q2' }],
  ['that was taken back', { ...asked, state: 'withdrawn' }],
  ['that was passed over', { ...asked, state: 'overruled' }],
  ['that a return was filed on', { ...asked, state: 'approved', usedAt: 1_795_000_000 }],
])('one %s is none', async (_which, other) => {
  expect(await sentenceOf([other])).toBeNull()
  queryClient.clear()
  expect(await sentenceOf([other], { isRequired: true })).toBe(unasked('firm'))
})
