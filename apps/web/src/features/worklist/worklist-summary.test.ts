import { expect, test } from 'vitest'
import { worklistSummary } from './worklist-summary.ts'

const summary = (count: number, asOf: number | null = null) => worklistSummary({ asOf, segments: { all: { count } } })

test('how many clients there are is told as the segments count them, and since when', () => {
  expect(summary(12)).toBe('12 klanten')
  expect(summary(1)).toBe('1 klant')
  expect(summary(2, 1_780_000_000)).toBe('2 klanten · bijgewerkt om 22:26')
})

test('nothing is told before the counts are there', () => {
  expect(worklistSummary(undefined).trim()).toBe('')
  expect(worklistSummary({ asOf: null }).trim()).toBe('')
})
