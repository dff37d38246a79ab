import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatEuro, formatMoney, parseMoney } from './money.ts'

const anyCents = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })

describe('parseMoney', () => {
  test.each([
    ['1234,5', 123450],
    ['1.234,50', 123450],
    ['1234,50', 123450],
    ['€ 12', 1200],
    ['€\xa01.234,50', 123450],
    ['€12,5', 1250],
    [' 12 ', 1200],
    ['12.50', 1250],
    ['12.5', 1250],
    ['1.234', 123400],
    ['1.234.567,89', 123456789],
    ['12,-', 1200],
    ['€ 12,--', 1200],
    ['12,\u2013', 1200],
    [',50', 50],
    ['.5', 50],
    ['12,', 1200],
    ['-12,50', -1250],
    ['\u221212,50', -1250],
    ['-€ 12', -1200],
    ['€ -12', -1200],
    ['€\xa0-12,50', -1250],
    ['0', 0],
    ['-0', 0],
    ['-0,00', 0],
    ['007', 700],
    ['90071992547409,91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })
  test.each([
    '',
    ' ',
    ',',
    '.',
    '-',
    '€',
    '1e9',
    '-0,005',
    '12,345',
    '12.3456',
    '0.123',
    'abc',
    '12 euro',
    '1,2,3',
    '1.23,4',
    '12.34.567',
    '1,234.50',
    '--1',
    '-€-1',
    '€€1',
    '+1',
    '1 234',
    '0x10',
    'Infinity',
    'NaN',
    '12\n',
    '１２',
    '90071992547409,92',
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeNull()
  })
})

describe('formatting', () => {
  test('shows two decimals, points between thousands, a plain minus and with the euro a real one', () => {
    expect([123450, -5, 0, 99, 100, 123456789].map(formatMoney)).toEqual([
      '1.234,50',
      '-0,05',
      '0,00',
      '0,99',
      '1,00',
      '1.234.567,89',
    ])
    expect(formatAmount(-5)).toBe('\u22120,05')
    expect(formatEuro(123450)).toBe('€\xa01.234,50')
    expect(formatEuro(-123450)).toBe('€\xa0\u22121.234,50')
  })
  test('agrees with nl-NL of the platform, but for the real minus', () => {
    const platform = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
    fc.assert(
      fc.property(fc.integer({ min: -10e12, max: 10e12 }), (cents) => {
        fc.pre(cents !== 0)
        expect(formatEuro(cents)).toBe(platform.format(cents / 100).replace('-', '\u2212'))
      }),
    )
  })
  test('what is formatted is read back as the same cents', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents)
        expect(parseMoney(formatEuro(cents))).toBe(cents)
      }),
    )
  })
  test('shows nothing rather than a wrong amount', () => {
    expect([Number.NaN, Infinity, 0.5, 2 ** 53].map(formatMoney)).toEqual(['', '', '', ''])
    expect(formatEuro(Number.NaN)).toBe('')
  })
})
