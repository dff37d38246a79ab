// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WorklistSummary } from './worklist-summary.tsx'

afterEach(cleanup)

const counted = (all: number, late: number, due: number, asOf: number | null = null) =>
  render(
    <WorklistSummary first={{ asOf, segments: { all: { count: all }, late: { count: late }, due: { count: due } } }} />,
  ).container

test('what is late and what is to be done are told apart, as the segments count them', () => {
  expect(counted(12, 1, 0).textContent).toBe('12 klanten, 1 te laat')
  expect(counted(12, 1, 3).textContent).toBe('12 klanten, 1 te laat, 3 te doen')
  expect(counted(1, 0, 0).textContent).toBe('1 klant, niets te doen')
  expect(counted(2, 0, 1, 1_780_000_000).textContent).toBe('2 klanten, 1 te doen · bijgewerkt om 22:26')
})

test('only what is late stands out', () => {
  expect(counted(12, 1, 3).querySelector('span')?.textContent).toBe('1 te laat')
  expect(counted(12, 0, 3).querySelector('span')).toBeNull()
})

test('nothing is told before the counts are there', () => {
  expect(render(<WorklistSummary first={undefined} />).container.textContent.trim()).toBe('')
  expect(render(<WorklistSummary first={{ asOf: null }} />).container.textContent.trim()).toBe('')
})
