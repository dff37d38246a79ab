import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDecimals,
  centsToDecimal,
  compareDecimals,
  formatDecimal,
  isDecimal,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  roundToCents,
} from './decimal.ts'
import { BookkeepingError } from './errors.ts'

const decimal = fc
  .record({ digits: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), scale: fc.nat(6) })
  .map(formatDecimal)

describe('decimals', () => {
  test.each(['18.5', '-0.0001', '0', '1200', '00.10'])('accepts %s', (text) => {
    expect(isDecimal(text)).toBe(true)
  })

  test.each(['', '1,5', '1e3', '.5', '5.', '+1', ' 1', '1\n', 'NaN', '--1', '1.2.3', '9'.repeat(41)])(
    'refuses %j with invalid_decimal',
    (text) => {
      expect(isDecimal(text)).toBe(false)
      expect(() => parseDecimal(text)).toThrow(BookkeepingError)
    },
  )

  test('computes without the errors of floats', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3')
    expect(multiplyDecimals('1.005', '100')).toBe('100.5')
    expect(negateDecimal('0')).toBe('0')
    expect(compareDecimals('1.50', '1.5')).toBe(0)
    expect(compareDecimals('-2', '1')).toBe(-1)
  })

  test.each([
    ['1.005', 101n],
    ['-1.005', -101n],
    ['20.124', 2012n],
    ['20.125', 2013n],
    ['7', 700n],
  ])('rounds %s euro to %s cents, halves away from zero', (euros, cents) => {
    expect(roundToCents(euros)).toBe(cents)
  })

  test('reads back what it wrote', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(formatDecimal(parseDecimal(value))).toBe(value)
      }),
    )
  })

  test('keeps every amount of cents through euros and back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(Number(roundToCents(centsToDecimal(cents)))).toBe(cents + 0)
      }),
    )
  })

  test('adds commutatively and undoes by negation', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(addDecimals(a, b)).toBe(addDecimals(b, a))
        expect(addDecimals(addDecimals(a, b), negateDecimal(b))).toBe(a)
      }),
    )
  })

  test('distributes multiplication over addition', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        const left = multiplyDecimals(a, addDecimals(b, c))
        fc.pre(left.length <= 40)
        expect(left).toBe(addDecimals(multiplyDecimals(a, b), multiplyDecimals(a, c)))
      }),
    )
  })
})
