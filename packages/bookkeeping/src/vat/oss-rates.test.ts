import { expect, test } from 'vitest'
import { isOtherEuCountry } from './eu-countries.ts'
import { OSS_COUNTRIES, ossRate } from './oss-rates.ts'
import { vatRate } from './vat-rates.ts'

test('each other member state has a standard rate of 15% or more (article 97 of directive 2006/112/EC)', () => {
  expect(OSS_COUNTRIES).toHaveLength(27)
  for (const country of OSS_COUNTRIES) {
    expect(isOtherEuCountry(country)).toBe(true)
    expect(Number(ossRate(country, '2026-06-01'))).toBeGreaterThanOrEqual(15)
  }
  for (const country of ['NL', 'GB', 'US']) expect(ossRate(country, '2026-06-01')).toBeNull()
})

test.each([
  ['EE', '2025-06-30', '22', '24'],
  ['FI', '2024-08-31', '24', '25.5'],
  ['LU', '2023-12-31', '16', '17'],
  ['RO', '2025-07-31', '19', '21'],
  ['SK', '2024-12-31', '20', '23'],
])('%s changed after %s from %s to %s', (country, last, before, after) => {
  expect(ossRate(country, last)).toBe(before)
  expect(ossRate(country, nextDay(last))).toBe(after)
})

test('the rate of a sale under the one-stop shop is that of its destination, and none without one', () => {
  expect(vatRate('sale_oss', '2026-06-01', 'DE')).toBe('19')
  expect(vatRate('sale_oss', '2026-06-01', 'FI')).toBe('25.5')
  expect(vatRate('sale_oss', '2026-06-01', 'US')).toBe('0')
  expect(vatRate('sale_oss', '2026-06-01')).toBe('0')
  expect(vatRate('sale_high', '2026-06-01', 'DE')).toBe('21')
})

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
