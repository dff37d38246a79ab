import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertNumberPattern, formatInvoiceNumber, restartsEveryYear } from './invoice-number.ts'
import { codeOf } from '../ledger/postings.test-support.ts'

const date = '2026-11-20'

describe('formatInvoiceNumber', () => {
  test.each([
    ['{jaar}-{nr:4}', 91, '2026-0091'],
    ['{jaar}{nr:4}', 91, '20260091'],
    ['F{jaar:2}/{maand}-{nr}', 7, 'F26/11-7'],
    ['{nr:6}', 123, '000123'],
    ['{nr}', 1, '1'],
    ['CR {jaar}.{nr:3}', 5, 'CR 2026.005'],
  ])('writes %s number %i as %s', (pattern, sequence, expected) => {
    expect(formatInvoiceNumber(pattern, { date, sequence })).toBe(expected)
  })

  test('grows beyond the width instead of repeating a number', () => {
    expect(formatInvoiceNumber('{jaar}-{nr:4}', { date, sequence: 12_345 })).toBe('2026-12345')
    expect(formatInvoiceNumber('{nr:2}', { date, sequence: 1_234_567_890 })).toBe('1234567890')
  })

  test('never gives two counters the same number', () => {
    const counter = fc.integer({ min: 1, max: 1e12 })
    const pattern = fc.constantFrom('{jaar}-{nr:4}', '{jaar}{nr:2}', '{jaar:2}{maand}{nr}', 'A{nr:9}')
    fc.assert(
      fc.property(pattern, counter, counter, (text, a, b) => {
        const same =
          formatInvoiceNumber(text, { date, sequence: a }) === formatInvoiceNumber(text, { date, sequence: b })
        expect(same).toBe(a === b)
      }),
    )
  })

  test.each(['', '{jaar}', '{nr}{nr}', '{maand}-{nr}', '{nr:0}', '{nr}€', '{dag}{nr}', '{nr}\n', '{jaar:3}{nr}'])(
    'refuses the pattern %j',
    (pattern) => {
      expect(codeOf(() => assertNumberPattern(pattern))).toBe('invalid_number_pattern')
    },
  )

  test('refuses a number that would be too long and a counter below 1', () => {
    expect(codeOf(() => formatInvoiceNumber(`${'A'.repeat(30)}{nr}`, { date, sequence: 1 }))).toBe(
      'invalid_number_pattern',
    )
    expect(codeOf(() => formatInvoiceNumber('{nr}', { date, sequence: 0 }))).toBe('invalid_number_pattern')
  })

  test('restarts the counter only where the year keeps numbers unique', () => {
    expect(restartsEveryYear('{jaar}-{nr:4}')).toBe(true)
    expect(restartsEveryYear('{nr:6}')).toBe(false)
  })
})
