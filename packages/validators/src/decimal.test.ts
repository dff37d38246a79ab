import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDecimal, isDecimal, parseDecimal } from './decimal.ts'

/** Any wire decimal of at most six decimals, made from its digits. */
const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, scale]) => {
    const size = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
    const decimals = size.slice(size.length - scale).replace(/0+$/, '')
    return (digits < 0n ? '-' : '') + size.slice(0, size.length - scale) + (decimals && `.${decimals}`)
  })

describe('isDecimal', () => {
  test.each(['0', '-3', '18.5', '0.0001', '-0.5', '1000000'])('accepts the wire form %s', (value) => {
    expect(isDecimal(value, 4)).toBe(true)
  })
  test.each([
    '',
    '-',
    '-0',
    '00',
    '01',
    '+1',
    '1.',
    '.5',
    '1.0',
    '1.50',
    '1e3',
    '1,5',
    ' 1',
    '1\n',
    '0.00001',
    '٣',
    3,
    null,
  ])('refuses %j', (value) => {
    expect(isDecimal(value, 4)).toBe(false)
  })
})

describe('parseDecimal', () => {
  test.each([
    ['18,5', '18.5'],
    ['18,50', '18.5'],
    ['1.234,5678', '1234.5678'],
    ['1.234', '1234'],
    ['0.125', '0.125'],
    ['1.5', '1.5'],
    ['1.2345', '1.2345'],
    ['\u22123', '-3'],
    ['-0', '0'],
    ['007', '7'],
    [',25', '0.25'],
    ['1,00000', '1'],
    ['\xa02 ', '2'],
  ])('reads %j as %s', (text, decimal) => {
    expect(parseDecimal(text)).toBe(decimal)
  })
  test.each(['', '1e3', '1,23456', 'een', '1,2,3', '--2', '1 000', '9'.repeat(41)])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })
  test('keeps to the number of decimals that is asked for', () => {
    expect(parseDecimal('1,5', 0)).toBeNull()
    expect(parseDecimal('1,0', 0)).toBe('1')
    expect(parseDecimal('1,234567', 6)).toBe('1.234567')
  })
})

test('formatDecimal writes commas and points as the Dutch do', () => {
  expect(['18.5', '1234567.25', '-1000', '0'].map(formatDecimal)).toEqual(['18,5', '1.234.567,25', '-1.000', '0'])
  expect(formatDecimal('1,5')).toBe('')
})

test('what is formatted is read back as the same decimal', () => {
  fc.assert(
    fc.property(anyDecimal, (decimal) => {
      fc.pre(isDecimal(decimal, 6))
      expect(parseDecimal(formatDecimal(decimal), 6)).toBe(decimal)
    }),
  )
})
