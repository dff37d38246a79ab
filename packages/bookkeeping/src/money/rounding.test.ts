import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideHalfAway, roundTogether, sum } from './rounding.ts'

describe('divideHalfAway', () => {
  test.each([
    [20124n, 10n, 2012n],
    [20125n, 10n, 2013n],
    [-20125n, 10n, -2013n],
    [5n, 10n, 1n],
    [-5n, 10n, -1n],
    [4n, 10n, 0n],
    [0n, 7n, 0n],
  ])('rounds %s / %s to %s', (numerator, denominator, expected) => {
    expect(divideHalfAway(numerator, denominator)).toBe(expected)
  })

  test('is never more than half a unit away', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 9n }), (numerator, denominator) => {
        const error = divideHalfAway(numerator, denominator) * denominator - numerator
        expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(denominator)
      }),
    )
  })
})

describe('roundTogether', () => {
  const numerators = fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), { minLength: 1 })
  const denominator = fc.bigInt({ min: 1n, max: 100_000n })

  test('gives three equal thirds of a euro as 34 + 33 + 33', () => {
    expect(roundTogether([100n, 100n, 100n], 3n, 100n)).toEqual([34n, 33n, 33n])
  })

  test('gives the odd cent to the part that lost most by rounding', () => {
    expect(roundTogether([14n, 13n, 13n], 10n, 4n)).toEqual([2n, 1n, 1n])
  })

  test('prefers who lost most over who is largest, and the largest among equals', () => {
    expect(roundTogether([21n, 14n], 10n, 4n)).toEqual([2n, 2n])
    expect(roundTogether([13n, 23n], 10n, 4n)).toEqual([1n, 3n])
  })

  test('leaves a part of zero at zero', () => {
    expect(roundTogether([0n, 26n], 10n, 4n)).toEqual([0n, 4n])
    expect(roundTogether([0n, 24n, 0n], 10n, 3n)).toEqual([0n, 3n, 0n])
  })

  test('hands out whatever is missing in whole rounds, however much it is', () => {
    expect(roundTogether([21n, 14n], 10n, 7n)).toEqual([4n, 3n])
    expect(roundTogether([14n, 21n], 10n, -6n)).toEqual([-3n, -3n])
    const [first = 0n, second = 0n, third = 0n] = roundTogether([10n, 0n, 20n], 10n, 10n ** 30n)
    expect(first + third).toBe(10n ** 30n)
    expect(second).toBe(0n)
    expect(third - first).toBe(2n)
  })

  test('refuses to spread a total over nothing', () => {
    expect(() => roundTogether([], 10n, 1n)).toThrow(RangeError)
    expect(roundTogether([], 10n, 0n)).toEqual([])
  })

  test('always adds up to the total', () => {
    fc.assert(
      fc.property(numerators, denominator, (parts, divisor) => {
        const total = divideHalfAway(sum(parts), divisor)
        expect(sum(roundTogether(parts, divisor, total))).toBe(total)
      }),
    )
  })

  test('mirrors when everything is negated', () => {
    fc.assert(
      fc.property(numerators, denominator, (parts, divisor) => {
        const total = divideHalfAway(sum(parts), divisor)
        const negated = roundTogether(
          parts.map((part) => -part),
          divisor,
          -total,
        )
        expect(negated.map((part) => -part)).toEqual(roundTogether(parts, divisor, total))
      }),
    )
  })
})
