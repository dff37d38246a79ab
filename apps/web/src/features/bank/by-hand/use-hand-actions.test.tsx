// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Book } from '../book.ts'
import { useHandActions } from './use-hand-actions.tsx'

vi.mock(import('./add-line-modal.tsx'), () => ({ AddLineModal: () => <p>Een regel</p> }))
vi.mock(import('./count-cash-modal.tsx'), () => ({ CountCashModal: () => <p>Een telling</p> }))
afterEach(cleanup)

const ofKind = (kind: Book['kind']) => renderHook(() => useHandActions(4, { kind } as Book)).result
const labels = (kind: Book['kind']) => ofKind(kind).current.besides.map(({ label }) => label)

test('cash is counted, and what is no bank is written in by hand', () => {
  expect(labels('cash')).toEqual(['Kas tellen', 'Regel invoeren'])
  expect(labels('card')).toEqual(['Regel invoeren'])
  expect(labels('bank')).toEqual([])
})

test.each([
  ['Kas tellen', 'Een telling'],
  ['Regel invoeren', 'Een regel'],
])('%s opens that alone', (label, shown) => {
  const { current } = ofKind('cash')
  expect(current.besides).toHaveLength(2)
  const actions = ofKind('cash')
  act(() => actions.current.besides.find((each) => each.label === label)?.onSelect?.())
  render(actions.current.layers)
  expect(screen.getAllByText(/^Een /).map(({ textContent }) => textContent)).toEqual([shown])
})
