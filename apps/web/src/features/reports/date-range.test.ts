import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chosenRange, rangeSearch, storedOf } from './date-range.ts'

const today = '2026-11-21'
const calendar = { today, startMonth: 1 }
const thisYear = { from: '2026-01-01', to: '2026-12-31' }

test('the address wins from what was kept, which wins from this year', () => {
  const kept = { kind: 'year', year: 2024 } as const
  expect(chosenRange({ from: '2026-02-01', to: '2026-02-28' }, kept, calendar)).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  })
  expect(chosenRange({}, kept, calendar)).toEqual({ from: '2024-01-01', to: '2024-12-31' })
  expect(chosenRange({}, null, calendar)).toEqual(thisYear)
})

test('half a range, or one that ends before it begins, counts as none', () => {
  expect(chosenRange({ from: '2026-02-01' }, null, calendar)).toEqual(thisYear)
  expect(chosenRange({ from: '2026-03-01', to: '2026-02-01' }, null, calendar)).toEqual(thisYear)
  expect(chosenRange({}, { kind: 'range', from: 'x', to: '2026-02-01' }, calendar)).toEqual(thisYear)
})

test('past days end today and count it', () => {
  expect(chosenRange({}, { kind: 'past-days', days: 7 }, calendar)).toEqual({ from: '2026-11-15', to: today })
  expect(chosenRange({}, { kind: 'past-days', days: 1 }, calendar)).toEqual({ from: today, to: today })
})

test('what is kept gives the same range back', () => {
  for (const range of [thisYear, { from: '2026-07-01', to: '2026-09-30' }]) {
    expect(chosenRange({}, storedOf(range, 1), calendar)).toEqual(range)
  }
})

test('past days are kept by how many, so that they end today tomorrow too', () => {
  const kept = storedOf({ from: '2026-11-15', to: today }, 1, 7)
  expect(chosenRange({}, kept, { ...calendar, today: '2026-11-22' })).toEqual({ from: '2026-11-16', to: '2026-11-22' })
})

test('a date in the address that is none counts as absent', () => {
  expect(v.parse(rangeSearch, { from: '2026-02-30', to: '2026-03-01' })).toEqual({ from: undefined, to: '2026-03-01' })
})

test('the years of a fiscal year that begins in July run from July, named by the year they end in', () => {
  const july = { today, startMonth: 7 }
  expect(chosenRange({}, null, july)).toEqual({ from: '2026-07-01', to: '2027-06-30' })
  expect(chosenRange({}, { kind: 'year', year: 2026 }, july)).toEqual({ from: '2025-07-01', to: '2026-06-30' })
  expect(storedOf({ from: '2026-07-01', to: '2027-06-30' }, 7)).toEqual({ kind: 'year', year: 2027 })
  expect(storedOf(thisYear, 7)).toEqual({ kind: 'range', ...thisYear })
})
