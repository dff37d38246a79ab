// @vitest-environment happy-dom
import { overlays } from '@klopt/ui'
import { cleanup, createEvent, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLetterKey } from './use-letter-key.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Whether a key was taken, pressed on an element of the page. */
const press = (key: string, more: object = {}, target: Element = document.body) =>
  !fireEvent.keyDown(target, { key, ...more })
const over = (kind: 'modal' | 'pane') =>
  vi.spyOn(overlays, 'getLayers').mockReturnValue([{ kind } as ReturnType<typeof overlays.getLayers>[number]])
const modified = [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]

function field() {
  const input = document.createElement('input')
  document.body.append(input)
  return input
}

/** A press that something on the page has taken already. */
function pressTaken(key: string) {
  const event = createEvent.keyDown(document.body, { key })
  event.preventDefault()
  fireEvent(document.body, event)
}

test('a letter does its work, small or capital, and never more than once while it is held', () => {
  const run = vi.fn()
  renderHook(() => useLetterKey('n', true, run))
  expect([press('n'), press('N'), press('m'), press('n', { repeat: true })]).toEqual([true, true, false, false])
  expect(run).toHaveBeenCalledTimes(2)
})

test('a letter does nothing with another key, taken by something else, where one types, or under a dialog', () => {
  const run = vi.fn()
  renderHook(() => useLetterKey('n', true, run))
  for (const more of modified) expect(press('n', more)).toBe(false)
  expect(press('n', {}, field())).toBe(false)
  pressTaken('n')
  over('modal')
  expect(press('n')).toBe(false)
  expect(run).not.toHaveBeenCalled()
  over('pane')
  expect(press('n')).toBe(true)
})

test('a letter works where its work is, and no longer once the screen is left', () => {
  const run = vi.fn()
  const { rerender, unmount } = renderHook(({ isThere }) => useLetterKey('n', isThere, run), {
    initialProps: { isThere: false },
  })
  expect(press('n')).toBe(false)
  rerender({ isThere: true })
  expect(press('n')).toBe(true)
  rerender({ isThere: false })
  expect(press('n')).toBe(false)
  rerender({ isThere: true })
  unmount()
  expect(press('n')).toBe(false)
})
