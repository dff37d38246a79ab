import { describe, expect, test } from 'vitest'
import { aLine, aStatement } from './testing/fixture.ts'
import { assertAddsUp, balanceGap, sumOfLines, unexplainedCents } from './statement-totals.ts'

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

test('a statement that does not add up says by how much, as amounts are read', () => {
  const difference = (cents: number) => () => assertAddsUp(aStatement({ closingBalanceCents: 12_100 + cents }))
  expect(difference(-28_172_557)).toThrow('verschillen € 281.725,57 van')
  expect(difference(123_456_789_00)).toThrow('verschillen € 123.456.789,00 van')
  expect(difference(5)).toThrow('verschillen € 0,05 van')
})
