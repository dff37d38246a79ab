// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { useListSettings } from './use-list-settings.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  queryClient.clear()
})

const open = (list: string) =>
  renderHook(({ name }) => useListSettings(name), {
    initialProps: { name: list },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })

test('a new list is shown as lists are; what is changed of it stays, and leaves the rest as it was', () => {
  const { result, unmount } = open('invoices.1')
  expect(result.current[0]).toEqual({ views: [], hidden: [], density: 'normal', peeks: false })
  act(() => result.current[1]({ density: 'compact' }))
  act(() => result.current[1]({ peeks: true }))
  expect(result.current[0]).toMatchObject({ density: 'compact', peeks: true })
  unmount()
  expect(open('invoices.1').result.current[0]).toEqual({ views: [], hidden: [], density: 'compact', peeks: true })
})

test('another list has settings of its own, at once', () => {
  const { result, rerender } = open('invoices.1')
  act(() => result.current[1]({ hidden: ['due'] }))
  rerender({ name: 'invoices.2' })
  expect(result.current[0].hidden).toEqual([])
  rerender({ name: 'invoices.1' })
  expect(result.current[0].hidden).toEqual(['due'])
})

test('what another tab kept meanwhile is not lost by a change here', () => {
  const [one, two] = [open('invoices.1').result, open('invoices.1').result]
  act(() => one.current[1]({ density: 'roomy' }))
  act(() => two.current[1]({ peeks: true }))
  expect(two.current[0]).toMatchObject({ density: 'roomy', peeks: true })
})

test('columns that were moved stay so, until they are put back', () => {
  const { result, unmount } = open('invoices.1')
  const arrangement = { order: ['date', 'contact'], pinned: ['date'] }
  act(() => result.current[1]({ arrangement }))
  unmount()
  const again = open('invoices.1').result
  expect(again.current[0].arrangement).toEqual(arrangement)
  act(() => again.current[1]({ arrangement: undefined }))
  expect(open('invoices.1').result.current[0]).not.toHaveProperty('arrangement.order')
})
