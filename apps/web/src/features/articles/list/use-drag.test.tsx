// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDrag } from './use-drag.ts'

afterEach(cleanup)

const onDropped = vi.fn()
afterEach(() => onDropped.mockReset())

/** Three rows, as a list draws them: a grip each, and where a mark says that a row would come. */
function List() {
  const { grip, onDragOver, onDrop, onLeaveList, markAt } = useDrag(onDropped)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as the list itself, which has buttons too
    <ul onDragLeave={onLeaveList} onDrop={onDrop}>
      {['een', 'twee', 'drie'].map((name, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- so too
        <li key={name} data-testid={name} data-mark={markAt(index) ?? 'none'} onDragOver={onDragOver(index)}>
          <button type="button" {...grip(index + 10, index)}>
            {`Versleep ${name}`}
          </button>
        </li>
      ))}
    </ul>
  )
}

const row = (name: string) => screen.getByTestId(name)
const marks = () => ['een', 'twee', 'drie'].map((name) => row(name).dataset['mark'])
/** Whether the browser was told that the row takes what is dragged. */
const over = (name: string) => !fireEvent.dragOver(row(name))

function takeUp(name: string) {
  const dataTransfer = { setDragImage: vi.fn(), setData: vi.fn(), effectAllowed: 'none' }
  fire('dragStart', screen.getByText(`Versleep ${name}`), { dataTransfer })
  return dataTransfer
}

const leaveFor = (relatedTarget: Element | null) => fire('dragLeave', screen.getByRole('list'), { relatedTarget })

/** With what a drag carries as it is: the light DOM copies it, or leaves it out. */
function fire(kind: 'dragStart' | 'dragLeave', element: Element, carried: object) {
  const event = createEvent[kind](element)
  for (const [name, value] of Object.entries(carried)) Object.defineProperty(event, name, { value })
  fireEvent(element, event)
}

test('a row that is dropped below others goes to the place of the one it was dropped on', () => {
  render(<List />)
  expect(screen.getByText('Versleep een').getAttribute('draggable')).toBe('true')
  takeUp('een')
  expect(marks()).toEqual(['none', 'none', 'none'])
  expect(over('drie')).toBe(true)
  expect(marks()).toEqual(['none', 'none', 'below'])
  expect(fireEvent.drop(row('drie'))).toBe(false)
  expect(onDropped.mock.calls).toEqual([[10, 2]])
  expect(marks()).toEqual(['none', 'none', 'none'])
})

test('upwards the mark stands above the row, and the row looks as itself while it is dragged', () => {
  render(<List />)
  Object.defineProperty(row('drie'), 'clientHeight', { value: 40 })
  const carried = takeUp('drie')
  expect(carried.setDragImage).toHaveBeenCalledWith(row('drie'), 12, 20)
  expect(carried.setData).toHaveBeenCalledWith('text/plain', '12')
  expect(carried.effectAllowed).toBe('move')
  over('twee')
  over('een')
  expect(marks()).toEqual(['above', 'none', 'none'])
  fireEvent.drop(row('een'))
  expect(onDropped.mock.calls).toEqual([[12, 0]])
})

test('outside of the list it would come where it was, and between its rows nothing changes', () => {
  render(<List />)
  takeUp('een')
  over('drie')
  leaveFor(row('twee'))
  expect(marks()).toEqual(['none', 'none', 'below'])
  leaveFor(document.body)
  expect(marks()).toEqual(['none', 'none', 'none'])
  fireEvent.drop(row('een'))
  expect(onDropped.mock.calls).toEqual([[10, 0]])
})

test('what is dragged from elsewhere, or let go of, is not taken', () => {
  render(<List />)
  expect(over('twee')).toBe(false)
  expect(fireEvent.drop(row('twee'))).toBe(true)
  leaveFor(null)
  takeUp('een')
  over('twee')
  act(() => void fireEvent.dragEnd(screen.getByText('Versleep een')))
  expect(marks()).toEqual(['none', 'none', 'none'])
  expect(over('drie')).toBe(false)
  expect(onDropped).not.toHaveBeenCalled()
})
