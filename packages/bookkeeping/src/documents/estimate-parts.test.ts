import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOfParts, shareOfParts } from './estimate-parts.ts'

test('thirty and seventy percent of an estimate are all of it', () => {
  // 3,500.00 at 21% and 99.99 at 9%: 30% is 1,050.00 and 29.997, which is 30.00.
  const parts = { high: 350_000, low: 9_999 }
  const first = shareOfParts(parts, parts, '30')
  expect(first).toEqual({ high: 105_000, low: 3_000 })
  const left = leftOfParts(parts, [first])
  expect(left).toEqual({ high: 245_000, low: 6_999 })
  expect(leftOfParts(parts, [first, shareOfParts(parts, left, '70')])).toEqual({ high: 0, low: 0 })
})

test('no more is taken than what is left', () => {
  expect(shareOfParts({ high: 1_000 }, { high: 250 }, '50')).toEqual({ high: 250 })
  expect(shareOfParts({ high: -1_000 }, { high: -250 }, '50')).toEqual({ high: -250 })
  expect(shareOfParts({ high: 1_000 }, { high: 0 }, '12.5')).toEqual({ high: 0 })
})

test('however it is divided, the parts never come to more than the estimate', () => {
  const percent = fc.integer({ min: 1, max: 100 }).map(String)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.array(percent, { maxLength: 6 }), (cents, percents) => {
      const parts = { high: cents }
      const made: Record<string, number>[] = []
      for (const each of percents) made.push(shareOfParts(parts, leftOfParts(parts, made), each))
      expect(leftOfParts(parts, made)['high']).toBeGreaterThanOrEqual(0)
    }),
  )
})
