import { describe, expect, test } from 'vitest'
import { aLine, aStatement } from './testing/fixture.ts'
import { balanceGap, sumOfLines, unexplainedCents } from './statement-totals.ts'

describe('balanceGap', () => {
  test('is the money between two statements, zero when they join and null when nobody knows', () => {
    expect(balanceGap(1_000, aStatement({ openingBalanceCents: 1_000 }))).toBe(0)
    expect(balanceGap(1_000, aStatement({ openingBalanceCents: 750 }))).toBe(-250)
    expect(balanceGap(null, aStatement())).toBeNull()
    expect(balanceGap(1_000, aStatement({ openingBalanceCents: null }))).toBeNull()
  })
})

describe('unexplainedCents', () => {
  test('is what the lines leave between opening and closing balance', () => {
    expect(unexplainedCents(aStatement())).toBe(0)
    expect(unexplainedCents(aStatement({ closingBalanceCents: 12_099 }))).toBe(-1)
    expect(unexplainedCents(aStatement({ closingBalanceCents: null }))).toBeNull()
    expect(unexplainedCents(aStatement({ openingBalanceCents: null }))).toBeNull()
  })
})

test('refuses a sum that a number cannot hold', () => {
  const huge = aLine({ amountCents: Number.MAX_SAFE_INTEGER })
  expect(() => sumOfLines([huge, huge])).toThrow('onmogelijk groot')
})
