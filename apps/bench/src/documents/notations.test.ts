import { expect, test } from 'vitest'
import { writeAmount, writeDate, writeIban, writeMoney, writePostcode, type AmountNotation } from './notations.ts'

const usual: AmountNotation = { figures: 'dots', minus: 'before', currency: '€ ', dash: true }

test('amounts are written in each way that suppliers write them', () => {
  expect(writeAmount(123_456_789, usual)).toBe('1.234.567,89')
  expect(writeAmount(123_405, { ...usual, figures: 'spaces' })).toBe('1 234,05')
  expect(writeAmount(123_405, { ...usual, figures: 'plain' })).toBe('1234,05')
  expect(writeAmount(123_405, { ...usual, figures: 'english' })).toBe('1,234.05')
  expect(writeAmount(-5, { ...usual, minus: 'behind' })).toBe('0,05-')
  expect(writeMoney(-1250, { ...usual, minus: 'apart' })).toBe('€ - 12,50')
  expect(writeMoney(1250, { ...usual, currency: ' EUR' })).toBe('12,50 EUR')
})

test('whole euros end in a dash beside their currency, but not below zero and not in a column', () => {
  expect(writeMoney(1200, usual)).toBe('€ 12,-')
  expect(writeMoney(-1200, usual)).toBe('€ -12,00')
  expect(writeAmount(1200, usual)).toBe('12,00')
})

test('dates are written in each way, with the names of months in their language', () => {
  expect(writeDate('2026-03-05', 'short dashes', 'nl')).toBe('5-3-2026')
  expect(writeDate('2026-03-05', 'two-digit year', 'nl')).toBe('05-03-26')
  expect(writeDate('2026-03-05', 'short month', 'nl')).toBe('5 mrt 2026')
  expect(writeDate('2026-02-05', 'short month', 'nl')).toBe('5 feb. 2026')
  expect(writeDate('2026-05-05', 'short month', 'nl')).toBe('5 mei 2026')
  expect(writeDate('2026-03-05', 'month name', 'de')).toBe('5. März 2026')
  expect(writeDate('2026-03-05', 'month first', 'en')).toBe('March 5, 2026')
})

test('account numbers and postcodes are written in each way', () => {
  expect(writeIban('NL91ABNA0417164300', 'fours')).toBe('NL91 ABNA 0417 1643 00')
  expect(writeIban('NL91ABNA0417164300', 'dots')).toBe('NL91.ABNA.0417.1643.00')
  expect(writePostcode('1234AB', 'country')).toBe('NL-1234 AB')
})
