// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, setCacheOwner } from '../../app/transport/api.ts'
import { useReturn } from './use-return.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setCacheOwner(null)
  queryClient.clear()
})

/** What is shown of a period in the address, and what was asked of the server. */
function shown(period: string | undefined) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path.split('/vat/')[1] ?? path)
    return Response.json(path.endsWith('/periods') ? [{ key: '2026-Q1' }] : { key: 'shown' })
  })
  const onUnknown = vi.fn()
  const { result } = renderHook(() => useReturn(1, { period }, onUnknown), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  return { asked, onUnknown, isShown: () => waitFor(() => expect(result.current.data).toBeDefined()) }
}

test('a period that is not in the list is not asked for, and goes out of the address', async () => {
  const { asked, onUnknown, isShown } = shown('1800-Q1')
  await isShown()
  expect(asked).toEqual(['periods', 'return'])
  expect(onUnknown).toHaveBeenCalledOnce()
})

test('one that is there is shown, and one that is left out asks for the one to file', async () => {
  const known = shown('2026-Q1')
  await known.isShown()
  expect(known.asked).toEqual(['periods', 'return?period=2026-Q1'])
  expect(known.onUnknown).not.toHaveBeenCalled()
  queryClient.clear()
  const usual = shown(undefined)
  await usual.isShown()
  expect(usual.asked).toEqual(['periods', 'return'])
  expect(usual.onUnknown).not.toHaveBeenCalled()
})
