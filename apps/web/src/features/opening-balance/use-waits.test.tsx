// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useWaits } from './use-waits.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

/** Whether VAT waits, as `schemes` says of each day; a day that is in none is not answered. */
function waitsOf(schemes: Readonly<Record<string, 'cash' | 'invoice'>>, first: string | null, otherwise = false) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const date = new URL(path, 'http://localhost').searchParams.get('date') ?? ''
    asked.push(date)
    const vatScheme = schemes[date]
    return vatScheme === undefined ? new Promise<Response>(() => {}) : Response.json({ vatScheme })
  })
  const onWaits = vi.fn()
  const { result, rerender } = renderHook(
    (startDate: string | null) => useWaits({ administrationId: 4, startDate, otherwise, onWaits }),
    { wrapper: WithQueries, initialProps: first },
  )
  return { asked, onWaits, result, show: rerender }
}

test('what waits is what the scheme of the day says, and is told once', async () => {
  const { result, onWaits, show } = waitsOf({ '2026-01-01': 'invoice', '2026-02-01': 'cash' }, '2026-01-01')
  await isSo(() => expect(result.current).toBe(false))
  expect(onWaits).not.toHaveBeenCalled()
  show('2026-02-01')
  await isSo(() => expect(result.current).toBe(true))
  show('2026-02-01')
  expect(onWaits).toHaveBeenCalledOnce()
})

test('while another day is read it is what it was', async () => {
  const { asked, result, show } = waitsOf({ '2026-02-01': 'cash' }, '2026-02-01')
  await isSo(() => expect(result.current).toBe(true))
  show('2026-02-02')
  await isSo(() => expect(asked).toContain('2026-02-02'))
  expect(result.current).toBe(true)
})

test.each([true, false])('without a day it is what was booked says: %s', (otherwise) => {
  const { asked, result } = waitsOf({}, null, otherwise)
  expect(result.current).toBe(otherwise)
  expect(asked).toEqual([])
})
