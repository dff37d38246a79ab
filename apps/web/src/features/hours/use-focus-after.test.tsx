// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusAfter } from './use-focus-after.ts'

afterEach(cleanup)

function Desk({ isFresh, lines = 0 }: { isFresh: boolean; lines?: number }) {
  const place = useFocusAfter(isFresh)
  if (isFresh) return <button>Project toevoegen</button>
  return (
    <div ref={place}>
      <button>ma 30</button>
      <table>
        <tbody>
          {Array.from({ length: lines }, (_, line) => (
            <tr key={line}>
              <td>
                <input aria-label={`regel ${line + 1}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button aria-keyshortcuts="p">Regel erbij</button>
    </div>
  )
}

test('after the first project the focus is in the first field, or on what adds a line', () => {
  const { rerender, getByLabelText, getByText } = render(<Desk isFresh />)
  rerender(<Desk isFresh={false} lines={2} />)
  expect(document.activeElement).toBe(getByLabelText('regel 1'))
  rerender(<Desk isFresh />)
  rerender(<Desk isFresh={false} />)
  expect(document.activeElement).toBe(getByText('Regel erbij'))
})

test('hours that had a project from the start take no focus', () => {
  render(<Desk isFresh={false} lines={1} />)
  expect(document.activeElement).toBe(document.body)
})
