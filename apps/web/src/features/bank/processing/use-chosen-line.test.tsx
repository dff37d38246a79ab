// @vitest-environment happy-dom
import type { BankTransaction } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, setCacheOwner } from '../../../app/transport/api.ts'
import { useChosenLine } from './use-chosen-line.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setCacheOwner(null)
  queryClient.clear()
})

test('two changes of a line before the page is drawn again both stay', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const line = { id: 7 } as BankTransaction
  const { result } = renderHook(() => useChosenLine(1, line), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  act(() => {
    const { change } = result.current
    change((draft) => ({ ...draft, isSplit: true }))
    change((draft) => ({ ...draft, createsRule: true }))
  })
  expect(result.current.draft).toMatchObject({ isSplit: true, createsRule: true })
  act(() => void result.current.forget(7))
  expect(result.current.draft).toMatchObject({ isSplit: false, createsRule: false })
})
