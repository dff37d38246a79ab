import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsOf, plainCentsOf } from './cents.ts'
import { civilDateOf, nearestCivilDate, shortCivilDate } from './civil-date.ts'
import { dutchIban, ibanOrNull } from './iban.ts'

describe('an amount', () => {
  test.each([
    ['0', 0],
    ['12', 1_200],
    ['12,', 1_200],
    ['12,3', 1_230],
    ['12.34', 1_234],
    ['+12,34', 1_234],
    ['-12,34', -1_234],
    ['12,34-', -1_234],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['-609.450.010,25', -60_945_001_025],
    ['000000001147,95', 114_795],
    ['12,3400', 1_234],
    ['-0,00', 0],
  ])('%s is %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents)
  })

  test.each([
    '',
    '-',
    '1.234',
    '1,234',
    '12,345',
    '1.23.456',
    '1,234,56',
    '-12-',
    '1e3',
    '0x1',
    '123456789012,00',
    '€1',
  ])('%s is refused rather than guessed', (text) => {
    expect(centsOf(text)).toBeNull()
  })

  test('of any size reads back exactly, with a comma and with a point', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999_999n }), (cents) => {
        const digits = cents.toString().padStart(3, '0')
        for (const separator of [',', '.']) {
          const text = `${digits.slice(0, -2)}${separator}${digits.slice(-2)}`
          expect(plainCentsOf(text)).toBe(Number(cents))
          expect(centsOf(`-${text}`)).toBe(cents === 0n ? 0 : -Number(cents))
        }
      }),
    )
  })
})

describe('a date', () => {
  test.each([
    ['20240229', '2024-02-29'],
    ['2024-02-29T23:59:59+01:00', '2024-02-29'],
    ['29-02-2024', '2024-02-29'],
    ['29/02/2024', '2024-02-29'],
    ['4-10-2026', '2026-10-04'],
    ['2024-01-31 09:00:00', '2024-01-31'],
  ])('%s is %s', (text, date) => {
    expect(civilDateOf(text)).toBe(date)
  })

  test.each(['20230229', '2024-13-01', '32-01-2024', '00000000', '2024-0229', 'vandaag', ''])('%s is none', (text) => {
    expect(civilDateOf(text)).toBeNull()
  })

  test('in two digits of a year is 1980 to 2079', () => {
    expect([shortCivilDate('800101'), shortCivilDate('791231')]).toEqual(['1980-01-01', '2079-12-31'])
  })

  test('without a year is the nearest to the value date', () => {
    expect(nearestCivilDate('0102', '2025-12-31')).toBe('2026-01-02')
    expect(nearestCivilDate('1231', '2026-01-01')).toBe('2025-12-31')
    expect(nearestCivilDate('0615', '2026-06-30')).toBe('2026-06-15')
  })
})

describe('an IBAN', () => {
  test('is recognised with spaces and in small letters', () => {
    expect(ibanOrNull('nl62 ingb 0009 9900 01')).toBe('NL62INGB0009990001')
    expect(ibanOrNull('P004500018')).toBeNull()
  })

  test('of an old account number has check digits of modulus 97', () => {
    expect(dutchIban('ABNA', '41.71.64.300')).toBe('NL91ABNA0417164300')
    expect(dutchIban('ABNA', '0')).toBeNull()
  })
})
