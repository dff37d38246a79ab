import { describe, expect, test } from 'vitest'
import { vatOfPart, vatRevision, type RevisedAsset, type RevisionRules } from './vat-revision.ts'

const rules = (changes: Partial<RevisionRules> = {}): RevisionRules => ({
  spans: [],
  startMonth: 1,
  percentOf: () => 100,
  ...changes,
})
const van = (changes: Partial<RevisedAsset> = {}): RevisedAsset => ({
  id: 1,
  name: 'Bus',
  vatCents: 1_000_000,
  deductedPercent: 100,
  isMixed: false,
  isRealEstate: false,
  inUseOn: '2024-03-01',
  leftOn: null,
  ...changes,
})
const years = (assets: readonly RevisedAsset[], changes: Partial<RevisionRules>) =>
  vatRevision(assets, rules(changes)).map(({ year, cents }) => [year, cents])

describe('entering the small-business scheme', () => {
  test('10,000 deducted in 2024 goes back for 2,000 a year from 2026 until 2028', () => {
    const spans = [{ from: '2026-01-01', until: null }]
    expect(years([van()], { spans })).toEqual([
      [2026, 200_000],
      [2027, 200_000],
      [2028, 200_000],
    ])
  })

  test('the year in which it begins counts by its months: from 1 July 1,000', () => {
    const [first] = vatRevision([van()], rules({ spans: [{ from: '2026-07-01', until: null }] }))
    expect(first).toMatchObject({ year: 2026, to: '2026-12-31', cents: 100_000 })
    expect(first?.parts).toMatchObject([{ nth: 3, term: 5, rightHundredths: 5000, isWaived: false }])
  })

  test('real estate goes back for a tenth a year, ten years long', () => {
    const shop = van({ name: 'Winkel', isRealEstate: true, vatCents: 4_200_000, inUseOn: '2020-06-01' })
    expect(years([shop], { spans: [{ from: '2026-01-01', until: null }] })).toEqual([
      [2026, 420_000],
      [2027, 420_000],
      [2028, 420_000],
      [2029, 420_000],
    ])
  })

  test('movables below 500 euro a year together are left out, 500 is not, and real estate always counts', () => {
    const spans = [{ from: '2026-01-01', until: '2026-12-31' }]
    const laptop = van({ id: 2, name: 'Laptop', vatCents: 42_000 })
    const [year] = vatRevision([van({ vatCents: 207_995 }), laptop], rules({ spans }))
    // 415.99 + 84.00 = 499.99
    expect(year).toMatchObject({
      cents: 0,
      parts: [
        { cents: 41_599, isWaived: true },
        { cents: 8400, isWaived: true },
      ],
    })
    expect(years([van({ vatCents: 208_000 }), laptop], { spans })).toEqual([[2026, 50_000]])
    expect(years([van({ isRealEstate: true, vatCents: 100_000 })], { spans })).toEqual([[2026, 10_000]])
  })

  test('what left the books before is not revised, nor what was in use for five years', () => {
    const spans = [{ from: '2026-01-01', until: null }]
    expect(years([van({ leftOn: '2026-02-01' }), van({ inUseOn: '2021-12-31' })], { spans })).toEqual([])
  })

  test('a book year that begins in July is counted as one', () => {
    expect(
      years([van({ inUseOn: '2024-08-01' })], { spans: [{ from: '2026-07-01', until: null }], startMonth: 7 }),
    ).toEqual([
      [2027, 200_000],
      [2028, 200_000],
      [2029, 200_000],
    ])
  })
})

describe('leaving the small-business scheme', () => {
  test('10,000 that was not deducted in 2025 is deducted for 2,000 a year from 2027 until 2029', () => {
    const spans = [{ from: '2025-01-01', until: '2026-12-31' }]
    expect(years([van({ deductedPercent: 0, inUseOn: '2025-05-10' })], { spans })).toEqual([
      [2027, -200_000],
      [2028, -200_000],
      [2029, -200_000],
    ])
  })

  test('what was deducted before the scheme goes back for the years of it alone', () => {
    expect(years([van()], { spans: [{ from: '2025-01-01', until: '2025-12-31' }] })).toEqual([[2025, 200_000]])
  })
})

describe('mixed use', () => {
  test('60% deducted of 10,000 and 40% right a year later: 400 goes back', () => {
    const percentOf = (year: number) => (year === 2025 ? 40 : 60)
    expect(years([van({ isMixed: true, deductedPercent: 60 })], { percentOf })).toEqual([[2025, 40_000]])
  })

  test('a difference of a tenth of what was deducted is left out, more is not', () => {
    const asset = van({ isMixed: true, deductedPercent: 60 })
    expect(years([asset], { percentOf: (year) => (year === 2025 ? 54 : 60) })).toEqual([[2025, 0]])
    expect(years([asset], { percentOf: (year) => (year === 2025 ? 67 : 60) })).toEqual([[2025, -14_000]])
  })
})

test('of a purchase of which a part became an asset the VAT goes by that part', () => {
  expect(vatOfPart({ costCents: 300_000, vatCents: 63_000 }, 100_000)).toBe(21_000)
  expect(vatOfPart({ costCents: 300_000, vatCents: 63_000 }, 300_000)).toBe(63_000)
})
