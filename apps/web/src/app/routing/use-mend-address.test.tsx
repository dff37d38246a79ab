// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useMendAddress } from './use-mend-address.ts'
import { usePageTitle } from './use-page-title.ts'

afterEach(cleanup)

test('an address that turns out to be wrong is mended once, the way that counts then', () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const { rerender } = renderHook(({ isWrong, mend }) => useMendAddress(isWrong, mend), {
    initialProps: { isWrong: false, mend: first },
  })
  rerender({ isWrong: true, mend: last })
  rerender({ isWrong: true, mend: vi.fn() })
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
})

test('a page has its title, and what leaves it to another keeps that', () => {
  const bank: { page: string | null } = { page: 'Bank' }
  const { rerender } = renderHook(({ page }) => usePageTitle(page), { initialProps: bank })
  expect(document.title).toContain('Bank')
  rerender({ page: null })
  expect(document.title).toContain('Bank')
  rerender({ page: 'Facturen' })
  expect(document.title).toContain('Facturen')
})
