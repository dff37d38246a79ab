import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from './search-field.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function setUp(debounceMs?: number) {
  const onSearch = vi.fn<(text: string) => void>()
  const screen = await render(<SearchField label="Zoeken" value="" onSearch={onSearch} debounceMs={debounceMs} />)
  await userEvent.fill(screen.getByRole('searchbox'), 'noord')
  return onSearch
}

test.each([
  ['half a second', undefined, 500],
  ['as long as it is told to, such as a second in the help', 1000, 1000],
])('searches %s after the last key, and not before', async (_name, debounceMs, waitedMs) => {
  const onSearch = await setUp(debounceMs)
  vi.advanceTimersByTime(waitedMs - 1)
  expect(onSearch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSearch.mock.calls).toEqual([['noord']])
})

test('searches at once on Enter, and once', async () => {
  const onSearch = await setUp()
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['noord']])
  vi.advanceTimersByTime(5000)
  expect(onSearch).toHaveBeenCalledTimes(1)
})
