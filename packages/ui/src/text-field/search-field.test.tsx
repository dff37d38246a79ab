import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SearchField } from './search-field.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/** Keeps what was searched for, as an owner does. */
function Searching({ onSearch, debounceMs }: { onSearch: (text: string) => void; debounceMs: number | undefined }) {
  const [value, setValue] = useState('')
  const search = (text: string) => {
    setValue(text)
    onSearch(text)
  }
  return <SearchField label="Zoeken" value={value} onSearch={search} debounceMs={debounceMs} />
}

/**
 * A field in which 'noord' was typed just now. The key is told to the page itself: a real one takes as long as the
 * machine is busy, and the clock of the test would not stand still for it.
 */
async function setUp(debounceMs?: number, typed = 'noord') {
  const onSearch = vi.fn<(text: string) => void>()
  const screen = await render(<Searching onSearch={onSearch} debounceMs={debounceMs} />)
  const box = screen.getByRole('searchbox').element() as HTMLInputElement
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // React watches the property, so the text is set past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed)
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return { onSearch, box }
}

test.each([
  ['half a second', undefined, 500],
  ['as long as it is told to, such as a second in the help', 1000, 1000],
])('searches %s after the last key, and not before', async (_name, debounceMs, waitedMs) => {
  const { onSearch } = await setUp(debounceMs)
  vi.advanceTimersByTime(waitedMs - 1)
  expect(onSearch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSearch.mock.calls).toEqual([['noord']])
})

test('tells the text without the space that was typed last, and keeps that in the field', async () => {
  const { onSearch, box } = await setUp(undefined, 'noord ')
  vi.advanceTimersByTime(500)
  expect(onSearch.mock.calls).toEqual([['noord']])
  vi.useRealTimers()
  await expect.element(box).toHaveValue('noord ')
})

test('searches at once on Enter, and once', async () => {
  const { onSearch, box } = await setUp()
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(onSearch.mock.calls).toEqual([['noord']])
  vi.advanceTimersByTime(5000)
  expect(onSearch).toHaveBeenCalledTimes(1)
})
