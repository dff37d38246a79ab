import { describe, expect, test } from 'vitest'
import { dayLengthSeconds, instantAt, splitOverDays, startOfDay, timeOf } from './wall-clock.ts'

describe('a day', () => {
  test('has 24 hours, 23 when summer begins and 25 when it ends', () => {
    expect(dayLengthSeconds('2026-11-16')).toBe(86_400)
    expect(dayLengthSeconds('2026-03-29')).toBe(82_800)
    expect(dayLengthSeconds('2026-10-25')).toBe(90_000)
  })

  test('begins at midnight in Amsterdam', () => {
    expect(startOfDay('2026-11-16').toISOString()).toBe('2026-11-15T23:00:00.000Z')
    expect(startOfDay('2026-07-01').toISOString()).toBe('2026-06-30T22:00:00.000Z')
    expect(startOfDay('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z')
  })
})

describe('a time on the clock', () => {
  test('is an instant in winter and in summer', () => {
    expect(instantAt('2026-11-16', '08:45')?.toISOString()).toBe('2026-11-16T07:45:00.000Z')
    expect(instantAt('2026-07-01', '08:45')?.toISOString()).toBe('2026-07-01T06:45:00.000Z')
  })

  test('that is skipped is none, and of one that comes twice the first is meant', () => {
    expect(instantAt('2026-03-29', '02:30')).toBeNull()
    expect(instantAt('2026-10-25', '02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  test('is what the instant shows', () => {
    expect(timeOf(new Date('2026-11-16T07:45:59Z'))).toBe('08:45')
  })

  test('that is none throws', () => {
    expect(() => instantAt('2026-11-16', '25:00')).toThrow(RangeError)
  })
})

describe('what was worked', () => {
  const split = (from: string, to: string) =>
    splitOverDays(new Date(from), new Date(to)).map(({ day, seconds }) => [day, seconds])

  test('over midnight stands on both days', () => {
    expect(split('2026-11-16T21:00:00Z', '2026-11-17T01:00:00Z')).toEqual([
      ['2026-11-16', 7200],
      ['2026-11-17', 7200],
    ])
  })

  test('in the night that summer ends from ten to six is nine hours, and seven when it begins', () => {
    expect(split('2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z')).toEqual([
      ['2026-10-24', 7200],
      ['2026-10-25', 25_200],
    ])
    expect(split('2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z')).toEqual([
      ['2026-03-28', 7200],
      ['2026-03-29', 18_000],
    ])
  })

  test('for three days stands on each, and nothing is no part', () => {
    expect(split('2026-11-16T21:00:00Z', '2026-11-18T01:00:00Z').map(([, seconds]) => seconds)).toEqual([
      7200, 86_400, 7200,
    ])
    expect(split('2026-11-16T21:00:00Z', '2026-11-16T21:00:00Z')).toEqual([])
    expect(split('2026-11-16T21:00:00Z', '2026-11-16T20:00:00Z')).toEqual([])
  })
})
