// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { aDraft } from '../../testing/a-draft.ts'
import { companyProfile } from '../../testing/company-profile.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { emptyLine } from './draft.ts'
import { useLiveTotals } from './use-live-totals.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const draft = aDraft({ lines: [{ ...emptyLine('sale_high'), description: 'Werk', quantity: '1', unitPrice: '100' }] })
const since = {
  spans: [{ from: '2026-07-01', until: null, endedBy: null }],
  isOn: true,
  limitCents: 2_000_000,
  turnover: [],
  soldByDay: [],
}

/** What the draft comes to for a company that has been in the small business scheme since July, or for another one. */
async function totals({ isSmall = true, ...options }: { isSmall?: boolean; isCorrection?: boolean } = {}) {
  vi.stubGlobal('fetch', async () => Response.json(isSmall ? since : { ...since, spans: [], isOn: false }))
  const given = { administrationId: 4, draft, profile: companyProfile, today: '2026-11-21', ...options }
  const { result } = renderHook(() => useLiveTotals(given), { wrapper: WithQueries })
  const vatAtFirst = result.current.totals?.vatCents
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 10_000 })
  return { vatAtFirst, shown: () => result.current }
}

test('until the scheme is known there is VAT; in the scheme there is none, on the invoice neither', async () => {
  const { vatAtFirst, shown } = await totals()
  expect(vatAtFirst).toBe(2_100)
  await vi.waitFor(() => expect(shown().totals?.vatCents).toBe(0), { timeout: 10_000 })
  expect(shown().shownProfile.smallBusinessScheme).toBe(true)
})

test('outside of the scheme there is VAT', async () => {
  const { shown } = await totals({ isSmall: false })
  expect(shown().totals?.vatCents).toBe(2_100)
  expect(shown().shownProfile.smallBusinessScheme).toBe(false)
})

test('a correction keeps the VAT of what it takes back, whatever the company is now', async () => {
  const { shown } = await totals({ isCorrection: true })
  expect(shown().totals?.vatCents).toBe(2_100)
  expect(shown().shownProfile).toEqual(companyProfile)
})
