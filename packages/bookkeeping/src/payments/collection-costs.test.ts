import { describe, expect, test } from 'vitest'
import { collectionCosts, costsOfClaims } from './collection-costs.ts'

const deducts = { deductsVat: true }

// Besluit vergoeding voor buitengerechtelijke incassokosten, article 2, first and second paragraph.
describe('collection costs', () => {
  test.each([
    [1_028_50, 154_28, '15% of 1,028.50 is 154.275'],
    [100_00, 40_00, '15% of 100 is 15, and the least is 40'],
    [266_66, 40_00, '15% of 266.66 is 39.999'],
    [266_73, 40_01, '15% of 266.73 is 40.0095'],
    [2_500_00, 375_00, '15% of 2,500'],
    [5_000_00, 625_00, '375 + 10% of 2,500'],
    [10_000_00, 875_00, '625 + 5% of 5,000'],
    [12_000_00, 895_00, '875 + 1% of 2,000'],
    [200_000_00, 2_775_00, '875 + 1% of 190,000'],
    [1_000_000_00, 6_775_00, '2,775 + 0.5% of 800,000, which is the most'],
    [5_000_000_00, 6_775_00, 'never more'],
    [1, 40_00, 'a cent'],
  ])('of %i cents are %i cents: %s', (principalCents, netCents) => {
    expect(collectionCosts(principalCents, deducts)).toEqual({ netCents, vatCents: 0 })
  })

  test('are nothing of nothing, nor of what is to be paid back', () => {
    expect(collectionCosts(0, deducts)).toEqual({ netCents: 0, vatCents: 0 })
    expect(collectionCosts(-100_00, deducts)).toEqual({ netCents: 0, vatCents: 0 })
  })

  test('bear VAT only of a creditor who cannot deduct it', () => {
    // 21% of 154.28 is 32.3988, of 40.00 is 8.40.
    expect(collectionCosts(1_028_50, { deductsVat: false })).toEqual({ netCents: 154_28, vatCents: 32_40 })
    expect(collectionCosts(100_00, { deductsVat: false })).toEqual({ netCents: 40_00, vatCents: 8_40 })
  })

  test('of several claims are asked of a consumer once, over their sum, and of a business for each', () => {
    // 15% of 600; and 40 + 60.
    expect(costsOfClaims([200_00, 400_00], { isConsumer: true, deductsVat: true }).netCents).toBe(90_00)
    expect(costsOfClaims([200_00, 400_00], { isConsumer: false, deductsVat: true }).netCents).toBe(100_00)
  })
})
