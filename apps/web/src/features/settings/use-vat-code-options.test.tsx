// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useVatCodeOptions, vatCodeLabel, WITHOUT_VAT } from './use-vat-code-options.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('the codes of buying and of selling are told apart, and none can be chosen before they are known', async () => {
  const codes = { out: [{ code: 'purchase_high', label: '21%' }], in: [{ code: 'sale_high', label: '21%' }] }
  vi.stubGlobal('fetch', async () => Response.json(codes))
  const { result } = renderHook(() => useVatCodeOptions(4), { wrapper: WithQueries })
  expect(result.current).toEqual([{ value: WITHOUT_VAT, label: 'Geen' }])
  await vi.waitFor(() => expect(result.current).toHaveLength(3), { timeout: 10_000 })
  expect(result.current.map(({ label }) => label)).toEqual(['Geen', 'Inkoop: 21%', 'Verkoop: 21%'])
  expect(vatCodeLabel(result.current, 'sale_high')).toBe('Verkoop: 21%')
  // That of an account which nobody chooses it for.
  expect(vatCodeLabel(result.current, 'private_use')).toBe('Privégebruik')
})
