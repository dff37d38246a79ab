// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_PRINTED, usePrintAll } from './use-print-all.ts'

vi.mock(import('@klopt/ui'), async (actual) => {
  const kit = await actual()
  return { ...kit, toast: { ...kit.toast, error: vi.fn() } }
})
const printed = vi.fn()
beforeEach(() => vi.stubGlobal('print', printed))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

interface More {
  rows: readonly number[]
  loadMore: (() => Promise<More>) | null
}

/** A list of so many rows in pages of fifty, with the first of them on the screen. */
function listOf(count: number, fails = false) {
  return renderHook(() => {
    const [shown, setShown] = useState(Math.min(50, count))
    const moreFrom = (from: number) => async (): Promise<More> => {
      if (fails) throw Object.assign(new Error('De verbinding viel weg'), { fields: {} })
      const until = Math.min(from + 50, count)
      setShown(until)
      return { rows: Array.from({ length: until }, (_, row) => row), loadMore: until < count ? moreFrom(until) : null }
    }
    printed.mockImplementation(() => printedRows.push(shown))
    return { ...usePrintAll({ fetchMore: shown < count ? moreFrom(shown) : null }), shown }
  })
}
const printedRows: number[] = []
beforeEach(() => void printedRows.splice(0))
/** What is pressed has been done, or said to be impossible, once it is no longer busy. */
async function press(list: ReturnType<typeof listOf>) {
  act(() => list.result.current.print())
  await vi.waitFor(() => expect(list.result.current.isBusy).toBe(false))
}

test('all pages are read before it is printed', async () => {
  const list = listOf(133)
  await press(list)
  expect(printedRows).toEqual([133])
  expect(list.result.current.isBusy).toBe(false)
})

test('what is there as a whole is printed at once, each time it is asked', async () => {
  const list = listOf(12)
  await press(list)
  await press(list)
  expect(printedRows).toEqual([12, 12])
})

test('what the screen draws for paper alone is there when it is printed', async () => {
  const paper = renderHook(() => {
    const [isOnPaper, setIsOnPaper] = useState(false)
    useEffect(() => {
      const draw = () => flushSync(() => setIsOnPaper(true))
      window.addEventListener('beforeprint', draw)
      return () => window.removeEventListener('beforeprint', draw)
    }, [])
    return { ...usePrintAll(), isOnPaper }
  })
  const drawn: boolean[] = []
  printed.mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'))
    drawn.push(paper.result.current.isOnPaper)
  })
  act(() => paper.result.current.print())
  await vi.waitFor(() => expect(drawn).toEqual([true]))
})

test('it is busy while pages are read', async () => {
  const list = listOf(133)
  act(() => list.result.current.print())
  expect(list.result.current.isBusy).toBe(true)
  await vi.waitFor(() => expect(printedRows).toEqual([133]))
})

test('what is too long for paper is not printed in part: it says how to take it along', async () => {
  const list = listOf(MOST_PRINTED + 1)
  await press(list)
  expect(printed).not.toHaveBeenCalled()
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/meer dan 5\.000 regels.*CSV of Excel/))
  expect(list.result.current.isBusy).toBe(false)
})

test('a page that does not come is said, and nothing is printed', async () => {
  const list = listOf(133, true)
  await press(list)
  expect(printed).not.toHaveBeenCalled()
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('De verbinding viel weg')
  expect(list.result.current.isBusy).toBe(false)
})
