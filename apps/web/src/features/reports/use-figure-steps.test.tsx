// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFigureSteps } from './use-figure-steps.ts'

const back = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useRouter: () => ({ history: { back } }) as never,
}))
afterEach(() => {
  cleanup()
  back.mockReset()
})

interface Search {
  figure?: string | undefined
  year?: string | undefined
}

/** A report at an address, and what becomes of that. */
function reportAt(search: Search) {
  const go = vi.fn()
  const { result, rerender } = renderHook((now: Search) => useFigureSteps<Search>(now, go), { initialProps: search })
  return { go, steps: result, isNow: rerender }
}

test('a figure is a step, and closing it goes back to where it was opened', () => {
  const { go, steps, isNow } = reportAt({ year: '2026' })
  steps.current({ year: '2026', figure: '4410' })
  expect(go).toHaveBeenCalledExactlyOnceWith({
    search: { year: '2026', figure: '4410' },
    replace: false,
    resetScroll: false,
  })
  isNow({ year: '2026', figure: '4410' })
  steps.current({ figure: undefined, year: '2026' })
  expect(back).toHaveBeenCalledTimes(1)
  expect(go).toHaveBeenCalledTimes(1)
})

test('another year takes the place of the one before', () => {
  const { go, steps } = reportAt({ year: '2026' })
  steps.current({ year: '2025' })
  expect(go).toHaveBeenCalledExactlyOnceWith({ search: { year: '2025' }, replace: true, resetScroll: false })
})

test('from one figure to the next is no second step', () => {
  const { go, steps, isNow } = reportAt({})
  steps.current({ figure: '4410' })
  isNow({ figure: '4410' })
  steps.current({ figure: '4420' })
  expect(go).toHaveBeenLastCalledWith({ search: { figure: '4420' }, replace: true, resetScroll: false })
})

test('a figure that was there from the start is closed in its place: there is nothing of this report to go back to', () => {
  const { go, steps } = reportAt({ figure: '4410' })
  steps.current({})
  expect(back).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledExactlyOnceWith({ search: {}, replace: true, resetScroll: false })
})

test('one closed together with another change is closed in its place', () => {
  const { go, steps, isNow } = reportAt({ year: '2026' })
  steps.current({ year: '2026', figure: '4410' })
  isNow({ year: '2026', figure: '4410' })
  steps.current({ year: '2025' })
  expect(back).not.toHaveBeenCalled()
  expect(go).toHaveBeenLastCalledWith({ search: { year: '2025' }, replace: true, resetScroll: false })
})
