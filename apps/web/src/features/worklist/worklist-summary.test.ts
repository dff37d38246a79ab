import { expect, test } from 'vitest'
import { worklistSummary } from './worklist-summary.ts'

const counted = (all: number, late: number, due: number, asOf: number | null = null) =>
  worklistSummary({ asOf, segments: { all: { count: all }, late: { count: late }, due: { count: due } } })

test('what is late and what is to be done are told apart, as the segments count them', () => {
  expect(counted(12, 1, 0)).toBe('12 klanten, 1 te laat')
  expect(counted(12, 1, 3)).toBe('12 klanten, 1 te laat, 3 te doen')
  expect(counted(1, 0, 0)).toBe('1 klant, niets te doen')
  expect(counted(2, 0, 1, 1_780_000_000)).toBe('2 klanten, 1 te doen · bijgewerkt om 22:26')
})

test('nothing is told before the counts are there', () => {
  expect(worklistSummary(undefined)).toBeUndefined()
  expect(worklistSummary({ asOf: null })).toBeUndefined()
})
