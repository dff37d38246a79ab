// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSendKey } from './use-send-key.ts'

afterEach(() => {
  // What still listens would take the key from the tests of other files.
  cleanup()
  document.body.replaceChildren()
})

function press(target: Element, key: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key })
  target.dispatchEvent(event)
  return event
}

test('Ctrl or Cmd and Enter sends from any field, and Enter alone does not', () => {
  const send = vi.fn()
  const { unmount } = renderHook(() => useSendKey(send))
  const field = document.body.appendChild(document.createElement('textarea'))
  expect(press(field, { key: 'Enter', ctrlKey: true }).defaultPrevented).toBe(true)
  press(document.body, { key: 'Enter', metaKey: true })
  expect(send).toHaveBeenCalledTimes(2)
  press(field, { key: 'Enter' })
  press(field, { key: 'Enter', ctrlKey: true, repeat: true })
  press(field, { key: 'Enter', ctrlKey: true, isComposing: true })
  expect(send).toHaveBeenCalledTimes(2)
  unmount()
  press(field, { key: 'Enter', ctrlKey: true })
  expect(send).toHaveBeenCalledTimes(2)
})

test('a field that used the key keeps it', () => {
  const send = vi.fn()
  renderHook(() => useSendKey(send))
  const field = document.body.appendChild(document.createElement('textarea'))
  field.addEventListener('keydown', (event) => event.preventDefault())
  press(field, { key: 'Enter', ctrlKey: true })
  expect(send).not.toHaveBeenCalled()
})

test('a dialog is sent from its own fields, and not from one that lies over it', () => {
  const send = vi.fn()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const field = dialog.appendChild(document.createElement('input'))
  const over = document.body.appendChild(document.createElement('dialog')).appendChild(document.createElement('input'))
  renderHook(() => useSendKey(send, { current: field }))
  press(over, { key: 'Enter', ctrlKey: true })
  press(document.body, { key: 'Enter', ctrlKey: true })
  expect(send).not.toHaveBeenCalled()
  press(dialog.appendChild(document.createElement('button')), { key: 'Enter', ctrlKey: true })
  expect(send).toHaveBeenCalledOnce()
})
