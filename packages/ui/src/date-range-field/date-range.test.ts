import { daysBetween } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateRangePresetOf, dateRangePresets, pastDays, withinLimits } from './date-range.ts'

test('the presets are this year, this year up to today, its quarters, last year, this month and last month, to the day', () => {
  expect(dateRangePresets('2028-03-31').map(({ label, range }) => [label, range.from, range.to])).toEqual([
    ['Dit jaar', '2028-01-01', '2028-12-31'],
    ['Dit jaar tot nu', '2028-01-01', '2028-03-31'],
    ['Q1 2028', '2028-01-01', '2028-03-31'],
    ['Q2 2028', '2028-04-01', '2028-06-30'],
    ['Q3 2028', '2028-07-01', '2028-09-30'],
    ['Q4 2028', '2028-10-01', '2028-12-31'],
    ['Vorig jaar', '2027-01-01', '2027-12-31'],
    ['Deze maand', '2028-03-01', '2028-03-31'],
    ['Vorige maand', '2028-02-01', '2028-02-29'],
  ])
})

test('a year that begins in another month is a boekjaar, and the quarters stay those of the calendar', () => {
  const presets = dateRangePresets('2028-03-31', 3).map(({ label, range }) => [label, range.from, range.to])
  expect([presets[0], presets[1], presets[2], presets[6]]).toEqual([
    ['Dit boekjaar', '2028-03-01', '2029-02-28'],
    ['Dit boekjaar tot nu', '2028-03-01', '2028-03-31'],
    ['Q1 2028', '2028-01-01', '2028-03-31'],
    ['Vorig boekjaar', '2027-03-01', '2028-02-29'],
  ])
  expect(dateRangePresets('2028-02-29', 3)[0]?.range).toEqual({ from: '2027-03-01', to: '2028-02-29' })
})

test('on the last day of a year it is whole', () => {
  expect(dateRangePresets('2028-12-31').map(({ label }) => label)).not.toContain('Dit jaar tot nu')
})

test('each preset recognises its own range and no other', () => {
  for (const preset of dateRangePresets('2026-11-21')) {
    expect(dateRangePresetOf(preset.range, '2026-11-21')?.id).toBe(preset.id)
  }
  expect(dateRangePresetOf({ from: '2026-01-02', to: '2026-12-31' }, '2026-11-21')).toBeNull()
  expect(dateRangePresetOf(null, '2026-11-21')).toBeNull()
})

test('past days end today and count it, from 1 to 799', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 799 }), (days) => {
      const range = pastDays(days, '2026-11-21')
      expect(range?.to).toBe('2026-11-21')
      expect(daysBetween(range?.from ?? '', range?.to ?? '') + 1).toBe(days)
    }),
  )
  for (const days of [0, -1, 800, 1.5, Number.NaN]) expect(pastDays(days, '2026-11-21')).toBeNull()
})

test('limits cut a range off, and leave none of what lies outside', () => {
  const range = { from: '2026-01-01', to: '2026-12-31' }
  expect(withinLimits(range)).toEqual(range)
  expect(withinLimits(range, '2026-03-01', '2026-06-30')).toEqual({ from: '2026-03-01', to: '2026-06-30' })
  expect(withinLimits(range, '2027-01-01')).toBeNull()
})
