// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useNewLine } from './use-new-line.ts'

afterEach(cleanup)

function Grid({ rowIds }: { rowIds: readonly string[] }) {
  const { grid, onAdded } = useNewLine(rowIds, '2026-11-19')
  return (
    <div ref={grid}>
      <button onClick={() => onAdded('2.')}>Toevoegen</button>
      <table>
        <tbody>
          {rowIds.map((id) => (
            <tr key={id}>
              <td data-column="2026-11-19">
                <input aria-label={id} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

test('a line that is added has the focus on the day that is looked at, once it is there', () => {
  const { rerender, getByLabelText, getByText } = render(<Grid rowIds={['1.', '3.']} />)
  fireEvent.click(getByText('Toevoegen'))
  expect(document.activeElement).toBe(document.body)
  rerender(<Grid rowIds={['1.', '2.', '3.']} />)
  expect(document.activeElement).toBe(getByLabelText('2.'))
  // Lines that come by themselves leave it where it is.
  rerender(<Grid rowIds={['0.', '1.', '2.', '3.']} />)
  expect(document.activeElement).toBe(getByLabelText('2.'))
})
