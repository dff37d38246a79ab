import { parseMoney } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showCents, showDifference, showGrowth } from './show-cents.ts'

test('a report writes a real minus, a plus before what was added, and a dash for nothing', () => {
  expect([123_450, -71_240, 0].map((cents) => showCents(cents))).toEqual(['1.234,50', '\u2212712,40', '–'])
  expect([126_000, -2_100, 0].map((cents) => showDifference(cents))).toEqual(['+1.260,00', '\u221221,00', '–'])
})

test('what is shown is read back as the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10e12, max: 10e12 }), (cents) => {
      fc.pre(cents !== 0)
      expect(parseMoney(showCents(cents))).toBe(cents)
    }),
  )
})

test.each([
  [6_011_420, 5_796_781, '+4%'],
  [-307_095, -463_410, '\u221234%'],
  [-110, -100, '+10%'],
  [100, 100, '0%'],
  [1005, 1000, '+1%'],
  [1004, 1000, '0%'],
  [0, 100, '\u2212100%'],
  [100, 0, '–'],
  [-100, 100, '–'],
])('%i beside %i is %s', (cents, before, shown) => {
  expect(showGrowth(cents, before)).toBe(shown)
})
