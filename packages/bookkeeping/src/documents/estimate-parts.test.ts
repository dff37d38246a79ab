import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMoreThanLeft, leftOfParts, percentLeft, shareOfParts } from './estimate-parts.ts'

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

test('more than is left is told from cents that rounding took', () => {
  const parts = { high: 125_000 }
  const left = { high: 87_500 }
  expect(isMoreThanLeft(parts, left, '80', 1)).toBe(true)
  expect(isMoreThanLeft(parts, left, '70', 1)).toBe(false)
  expect(percentLeft(parts, left)).toBe('70')
  // Half of 0.05 is 0.03, twice: the second takes the 0.02 that is left.
  expect(isMoreThanLeft({ high: 5 }, { high: 2 }, '50', 1)).toBe(false)
  expect(isMoreThanLeft({ high: -1_000, low: 9_000 }, { high: -250, low: 8_000 }, '50', 1)).toBe(true)
})

test('what is left in percent is never more than there is', () => {
  expect(percentLeft({ high: 300, low: 0 }, { high: 200, low: 0 })).toBe('66.66')
  expect(percentLeft({ high: 100 }, { high: 10 })).toBe('10')
  expect(percentLeft({ high: 0 }, { high: 0 })).toBe('0')
})
