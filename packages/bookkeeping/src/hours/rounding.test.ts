import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billedSeconds, roundedUp, type RawTime, type TimeRounding } from './rounding.ts'

const minutes = (count: number) => count * 60
const entry = (id: number, seconds: number, dayKey = 'a'): RawTime => ({ id, dayKey, seconds })
const billed = (entries: RawTime[], rounding: TimeRounding) => [...billedSeconds(entries, rounding).values()]

test('time goes up to whole steps', () => {
  expect(roundedUp(1, 6)).toBe(minutes(6))
  expect(roundedUp(minutes(6), 6)).toBe(minutes(6))
  expect(roundedUp(minutes(6) + 1, 6)).toBe(minutes(12))
  expect(roundedUp(0, 30)).toBe(0)
  expect(roundedUp(5048, 0)).toBe(5048)
})

describe('20, 20 and 10 minutes of one day in quarters', () => {
  const day = [entry(1, minutes(20)), entry(2, minutes(20)), entry(3, minutes(10))]

  test('are 30, 30 and 15 by the entry: 1:15', () => {
    expect(billed(day, { minutes: 15, per: 'entry' })).toEqual([minutes(30), minutes(30), minutes(15)])
  })

  test('are an hour by the day, of which the last takes what it is rounded up by', () => {
    expect(billed(day, { minutes: 15, per: 'day' })).toEqual([minutes(20), minutes(20), minutes(20)])
  })

  test('two days, two people or two projects are rounded apart', () => {
    const two = [entry(1, minutes(20), 'monday'), entry(2, minutes(20), 'tuesday')]
    expect(billed(two, { minutes: 15, per: 'day' })).toEqual([minutes(30), minutes(30)])
  })

  test('what of the day was billed before is not rounded again', () => {
    const before = new Map([['a', { rawSeconds: minutes(20), billedSeconds: minutes(30) }]])
    const rest = billedSeconds([entry(2, minutes(20)), entry(3, minutes(10))], { minutes: 15, per: 'day' }, before)
    // 50 minutes are an hour, of which half was billed.
    expect([...rest.values()]).toEqual([minutes(20), minutes(10)])
    const little = billedSeconds([entry(2, minutes(5))], { minutes: 15, per: 'day' }, before)
    expect([...little.values()]).toEqual([0])
  })
})

test('a day comes to its time rounded up, however it is cut and however often it is billed', () => {
  const times = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 6 })
  const steps = fc.constantFrom(0 as const, 6 as const, 15 as const, 30 as const)
  fc.assert(
    fc.property(times, steps, fc.nat(6), (seconds, step, cut) => {
      const entries = seconds.map((each, id) => entry(id, each))
      const [first, rest] = [entries.slice(0, cut), entries.slice(cut)]
      const sum = (list: Iterable<number>) => [...list].reduce((total, each) => total + each, 0)
      const one = billedSeconds(first, { minutes: step, per: 'day' })
      const raw = sum(first.map((each) => each.seconds))
      const before = new Map([['a', { rawSeconds: raw, billedSeconds: sum(one.values()) }]])
      const two = billedSeconds(rest, { minutes: step, per: 'day' }, before)
      expect(sum(one.values()) + sum(two.values())).toBe(roundedUp(sum(seconds), step))
    }),
  )
})
