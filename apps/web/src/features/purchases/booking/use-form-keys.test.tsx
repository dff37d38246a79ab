// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFormKeys } from './use-form-keys.ts'

afterEach(() => document.body.replaceChildren())

/** The keys of a booking form, and what was booked by them. */
function keys() {
  const onSubmit = vi.fn()
  const options = { form: { current: null }, asks: () => false, onConfirm: () => [], onPick: () => false, onSubmit }
  return { onSubmit, ...renderHook(() => useFormKeys(options)) }
}

function press(target: Element, key: KeyboardEventInit): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }))
}

const book = { key: 'Enter', ctrlKey: true }

test('Ctrl and Enter books from beside the form too, as the form says', () => {
  const { onSubmit, unmount } = keys()
  press(document.body, book)
  expect(onSubmit).toHaveBeenCalledOnce()
  press(document.body, { key: 'Enter' })
  press(document.body, { ...book, isComposing: true })
  expect(onSubmit).toHaveBeenCalledOnce()
  unmount()
  press(document.body, book)
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('another form keeps the key for itself', () => {
  const { onSubmit } = keys()
  const ticket = document.createElement('form')
  ticket.append(document.createElement('textarea'))
  document.body.append(ticket)
  press(ticket.children[0] as Element, book)
  expect(onSubmit).not.toHaveBeenCalled()
})
