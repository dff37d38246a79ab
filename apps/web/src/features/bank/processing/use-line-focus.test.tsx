// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLineFocus } from './use-line-focus.ts'

beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A list of which line `chosen` is the current one, beside a field and a button that chooses as a key or a booking does. */
function open(ids: readonly number[], chosen: number) {
  function List(props: { ids: readonly number[]; chosen: number }) {
    const list = useRef<HTMLTableElement>(null)
    const focusLine = useLineFocus(list)
    return (
      <>
        <input />
        <button type="button" onClick={focusLine}>
          Volgende
        </button>
        {props.ids.length > 0 && (
          <table ref={list}>
            <tbody>
              {props.ids.map((id) => (
                <tr key={id} tabIndex={-1} aria-current={id === props.chosen}>
                  <td>{id}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </>
    )
  }
  const { rerender } = render(<List ids={ids} chosen={chosen} />)
  return {
    focusLine: () => void fireEvent.click(screen.getByText('Volgende')),
    show: (now: readonly number[], current: number) => rerender(<List ids={now} chosen={current} />),
    field: screen.getByRole('textbox'),
  }
}

const focused = () => document.activeElement?.textContent

test('the row that a key chose has the focus, and is scrolled to', () => {
  const { focusLine, show } = open([1, 2], 1)
  focusLine()
  show([1, 2], 2)
  expect(focused()).toBe('2')
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
})

test('a row that is not there yet has the focus as soon as it is', () => {
  const { focusLine, show, field } = open([], 3)
  act(() => field.focus())
  focusLine()
  show([], 3)
  show([1], 3)
  expect(document.activeElement).toBe(field)
  show([1, 3], 3)
  expect(focused()).toBe('3')
})

test('what was chosen otherwise leaves the focus where it is, and so does every later drawing', () => {
  const { focusLine, show, field } = open([1, 2], 1)
  act(() => field.focus())
  show([1, 2], 2)
  expect(document.activeElement).toBe(field)
  focusLine()
  show([1, 2], 1)
  act(() => field.focus())
  show([1, 2], 2)
  expect(document.activeElement).toBe(field)
})
