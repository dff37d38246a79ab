import { expect, test } from 'vitest'
import { isOtherEuCountry } from './eu-countries.ts'
import { basisPointsOfPercent, OSS_COUNTRIES, ossRate, ossReducedRates, percentOfBasisPoints } from './oss-rates.ts'
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

test('reduced rates are below the standard one, highest first, and whole basis points', () => {
  for (const country of OSS_COUNTRIES)
    for (const day of ['2022-06-01', '2023-12-31', '2024-06-01', '2025-06-01', '2026-06-01']) {
      const rates = [ossRate(country, day) ?? '0', ...ossReducedRates(country, day)].map(Number)
      expect(rates).toEqual(rates.toSorted((a, b) => b - a))
      for (const rate of ossReducedRates(country, day)) {
        const basisPoints = basisPointsOfPercent(rate)
        expect(basisPoints).not.toBeNull()
        expect(percentOfBasisPoints(basisPoints ?? 0)).toBe(rate)
      }
    }
  expect(ossReducedRates('DK', '2026-06-01')).toEqual([])
  expect(ossReducedRates('NL', '2026-06-01')).toEqual([])
})

test.each([
  ['SK', '2024-12-31', ['10', '5'], ['19', '5']],
  ['FI', '2025-12-31', ['14', '10'], ['13.5', '10']],
  ['RO', '2025-07-31', ['9', '5'], ['11']],
  ['CZ', '2023-12-31', ['15', '10'], ['12']],
])('the reduced rates of %s changed after %s', (country, last, before, after) => {
  expect(ossReducedRates(country, last)).toEqual(before)
  expect(ossReducedRates(country, nextDay(last))).toEqual(after)
})

test('a chosen rate takes the place of the standard one of a destination, and of nothing else', () => {
  expect(vatRate('sale_oss', '2026-06-01', 'FR', 550)).toBe('5.5')
  expect(vatRate('sale_oss', '2026-06-01', 'US', 550)).toBe('0')
  expect(vatRate('sale_high', '2026-06-01', 'FR', 550)).toBe('21')
})

test('a typed rate is more than nothing, at most 30% and whole basis points', () => {
  expect(['7', '5.5', '2.1', '30', '4.80'].map(basisPointsOfPercent)).toEqual([700, 550, 210, 3000, 480])
  expect(['0', '-1', '30.01', '5.555'].map(basisPointsOfPercent)).toEqual([null, null, null, null])
})

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
