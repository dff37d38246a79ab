import { expect, test } from 'vitest'
import {
  benefitCorrection,
  privateCarVat,
  privateEnergyVat,
  privateGoodsVat,
  privateTripsVat,
  type PrivateCar,
} from './private-use.ts'

const car = (changes: Partial<PrivateCar> = {}): PrivateCar => ({
  listPriceCents: 4_500_000,
  year: 2026,
  firstUsedYear: 2024,
  months: 12,
  hasDeductedPurchase: true,
  taxedPercent: 100,
  deductedCents: 100_000,
  purchaseVatCents: 600_000,
  ...changes,
})

// 2.7% of 45,000 is 1,215; 1.5% is 675.
test('a car of 45,000 owes 1,215, and 675 from the sixth year or without deducted VAT', () => {
  expect(privateCarVat(car())).toMatchObject({ percent: '2.7', vatCents: 121_500 })
  expect(privateCarVat(car({ firstUsedYear: 2021 }))).toMatchObject({ percent: '1.5', vatCents: 67_500 })
  expect(privateCarVat(car({ firstUsedYear: 2022 }))).toMatchObject({ percent: '2.7', vatCents: 121_500 })
  expect(privateCarVat(car({ hasDeductedPurchase: false }))).toMatchObject({ percent: '1.5', vatCents: 67_500 })
})

// The example of fundamentvoor.nl: bought in 2018 for 15,000, 405 a year up to and including 2022, and then 1.5%.
test('the example of a car of 2018 comes out', () => {
  const of = (year: number) => privateCarVat(car({ listPriceCents: 1_500_000, firstUsedYear: 2018, year }))
  expect([2018, 2022, 2023].map((year) => of(year).vatCents)).toEqual([40_500, 40_500, 22_500])
})

test('what was deducted limits it once it is known', () => {
  expect(privateCarVat(car({ deductedCents: null }))).toMatchObject({ maximumCents: null, vatCents: 121_500 })
  expect(privateCarVat(car({ deductedCents: 0, purchaseVatCents: 0 }))).toMatchObject({ maximumCents: 0, vatCents: 0 })
})

test('months, a taxed share and what was deducted lower it', () => {
  expect(privateCarVat(car({ months: 7 })).vatCents).toBe(70_875)
  // Half of the turnover bears VAT: half of 2.7%.
  expect(privateCarVat(car({ taxedPercent: 50 })).vatCents).toBe(60_750)
  // Deducted 300.00 in the year and a fifth of 500.00: never more than 400.00.
  expect(privateCarVat(car({ deductedCents: 30_000, purchaseVatCents: 50_000 }))).toEqual({
    percent: '2.7',
    flatCents: 121_500,
    maximumCents: 40_000,
    vatCents: 40_000,
  })
  // The purchase counts in its own year and the four after.
  expect(privateCarVat(car({ firstUsedYear: 2021, deductedCents: 30_000 })).vatCents).toBe(30_000)
})

test('kept trips owe the private share of what was deducted', () => {
  // 1,000.00 and a fifth of 6,000.00: 2,200.00, of which 5,000 of 20,000 km is 550.00.
  expect(privateTripsVat(car(), { privateKm: 5000, totalKm: 20_000 })).toBe(55_000)
  for (const trips of [
    { privateKm: 2, totalKm: 1 },
    { privateKm: 0, totalKm: 0 },
    { privateKm: -1, totalKm: 5 },
  ])
    expect(() => privateTripsVat(car(), trips)).toThrow('Privékilometers')
})

test('what cannot be is refused', () => {
  for (const wrong of [{ months: 13 }, { months: 1.5 }, { taxedPercent: 101 }, { listPriceCents: -1 }])
    expect(() => privateCarVat(car(wrong))).toThrow('Controleer')
})

test('goods owe VAT on their cost by their rate, energy a share of what was deducted', () => {
  expect(privateGoodsVat({ costHighCents: 10_000, costLowCents: 10_000, year: 2026 })).toBe(3000)
  expect(privateEnergyVat(42_000, 30)).toBe(12_600)
})

// Above 227.00 without VAT per person all of it goes back, not what is above alone.
test('above 227 euro a person all VAT goes back, at 227 none', () => {
  const given = (name: string, costCents: number, deductedCents: number) => ({ name, costCents, deductedCents })
  const { persons, vatCents } = benefitCorrection([
    given('Sanne', 7500, 1575),
    given('Sanne ', 40_000, 8400),
    given('Bilal', 22_700, 4767),
    given('Noor', 22_701, 4767),
  ])
  expect(persons.map(({ name, isAbove }) => [name, isAbove])).toEqual([
    ['Sanne', true],
    ['Bilal', false],
    ['Noor', true],
  ])
  expect(vatCents).toBe(1575 + 8400 + 4767)
})
