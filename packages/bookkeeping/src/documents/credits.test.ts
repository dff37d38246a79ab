import { expect, test } from 'vitest'
import { isCreditedInFull, leftToCredit } from './credits.ts'

test.each([
  [12_100, 0, 12_100, false],
  [12_100, -100, 12_000, false],
  [12_100, -12_099, 1, false],
  [12_100, -12_100, 0, true],
  // Nothing was credited of an invoice of nothing.
  [0, 0, 0, false],
])('of %i cents with %i credited %i are left: in full is %s', (grossCents, creditedCents, leftCents, inFull) => {
  expect(leftToCredit({ grossCents, creditedCents })).toBe(leftCents)
  expect(isCreditedInFull({ grossCents, creditedCents })).toBe(inFull)
})
