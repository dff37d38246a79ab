// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHoursKeys } from './use-hours-keys.ts'

afterEach(cleanup)

const [onProject, onLine, onUndo] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
function Screen() {
  useHoursKeys({ onProject, onLine, onUndo })
  return (
    <>
      <input aria-label="zoeken" />
      <table>
        <tbody>
          <tr>
            <td data-column="2026-11-19">
              <input aria-label="cel" />
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
const counts = () => [onProject, onLine, onUndo].map(({ mock }) => mock.calls.length)

test('p, r and Ctrl Z work beside fields and in a cell, and are letters in any other field; no other key does a thing', () => {
  const { getByLabelText } = render(<Screen />)
  fireEvent.keyDown(document.body, { key: 'p' })
  fireEvent.keyDown(getByLabelText('cel'), { key: 'r' })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(counts()).toEqual([1, 1, 1])
  for (const key of ['p', 'r']) fireEvent.keyDown(getByLabelText('zoeken'), { key })
  fireEvent.keyDown(getByLabelText('zoeken'), { key: 'z', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'x' })
  expect(counts()).toEqual([1, 1, 1])
})

test('Ctrl Z in a cell that is being typed in is of that cell', () => {
  const { getByLabelText } = render(<Screen />)
  const before = onUndo.mock.calls.length
  fireEvent.input(getByLabelText('cel'), { target: { value: '1:3' } })
  fireEvent.keyDown(getByLabelText('cel'), { key: 'z', ctrlKey: true })
  expect(onUndo).toHaveBeenCalledTimes(before)
  fireEvent.blur(getByLabelText('cel'))
  fireEvent.keyDown(getByLabelText('cel'), { key: 'z', ctrlKey: true })
  expect(onUndo).toHaveBeenCalledTimes(before + 1)
})
