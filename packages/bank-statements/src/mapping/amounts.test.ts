import { describe, expect, test } from 'vitest'
import { centsIn, decimalMarkOf } from './amounts.ts'

describe('an amount with a comma before the cents', () => {
  test.each([
    ['1.234,56', 123_456],
    ['€ -12,5', -1250],
    ['-€12,50', -1250],
    ['12,50-', -1250],
    ['(12,50)', -1250],
    ['+7 EUR', 700],
    ['1 234,56', 123_456],
    ["1'234,56", 123_456],
    ['1.234', 123_400],
    [',50', 50],
    ['−3,10', -310],
    ['-0,00', 0],
    ['12,50', 1250],
  ])('%s', (text, cents) => expect(centsIn(text, ',')).toBe(cents))

  test.each([
    '',
    '-',
    'x',
    '12.34',
    '1.23.4',
    '12,345',
    '--1',
    '-1-',
    '(-1)',
    '1,2,3',
    '$5',
    '12,5x',
    '1e3',
    '123456789012',
  ])('%j is none', (text) => expect(centsIn(text, ',')).toBeNull())
})

test('the same text is a thousand or a fraction by its style', () => {
  expect([centsIn('1.234', ','), centsIn('1.234', '.'), centsIn('1.230', '.')]).toEqual([123_400, null, 123])
  expect([centsIn('1,234.5', '.'), centsIn('1,234.5', ',')]).toEqual([123_450, null])
})

test('the style is the one that the amounts can only be read with; else what is told', () => {
  expect(decimalMarkOf(['1.234', '12,50'], '.')).toBe(',')
  expect(decimalMarkOf(['1,234', '12.50'], ',')).toBe('.')
  expect(decimalMarkOf(['50', '1.234'], '.')).toBe(',')
  expect(decimalMarkOf(['50', '-7'], '.')).toBe('.')
  expect(decimalMarkOf([], ',')).toBe(',')
})
