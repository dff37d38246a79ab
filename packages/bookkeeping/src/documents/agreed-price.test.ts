import { describe, expect, test } from 'vitest'
import { agreedPrice, priceWithVat, type PriceAgreement, type PricedSale } from './agreed-price.ts'

const agreement = (unitPrice: string, changes: Partial<PriceAgreement> = {}): PriceAgreement => ({
  contactId: null,
  priceGroup: '',
  fromDate: null,
  untilDate: null,
  fromQuantity: '0',
  unitPrice,
  ...changes,
})
const price = (agreements: PriceAgreement[], changes: Partial<PricedSale> = {}) =>
  agreedPrice(
    { unitPrice: '100', agreements },
    { contactId: 7, priceGroup: 'Scholen', date: '2026-05-20', quantity: '1', ...changes },
  )

test('without an agreement a product costs its own price', () => {
  expect(price([])).toBe('100')
})

describe('who it was agreed with', () => {
  const all = agreement('90')
  const group = agreement('80', { priceGroup: 'scholen ' })
  const own = agreement('70', { contactId: 7 })

  test('a customer goes before their group, and a group before everybody, whatever the order', () => {
    expect(price([all, group, own])).toBe('70')
    expect(price([group, all])).toBe('80')
    expect(price([all])).toBe('90')
  })

  test('even where the price for everybody is lower', () => {
    expect(price([agreement('10', { fromQuantity: '1' }), own])).toBe('70')
  })

  test('an agreement of another customer or group does not hold', () => {
    expect(price([agreement('1', { contactId: 8 }), agreement('2', { priceGroup: 'Zorg' })])).toBe('100')
    expect(price([own, group], { contactId: null, priceGroup: '' })).toBe('100')
  })
})

describe('quantities', () => {
  const tiers = [agreement('9', { fromQuantity: '10' }), agreement('8', { fromQuantity: '100.5' })]

  test('the highest one that is reached wins, to the last decimal', () => {
    expect(price(tiers, { quantity: '9.9999' })).toBe('100')
    expect(price(tiers, { quantity: '10' })).toBe('9')
    expect(price(tiers, { quantity: '100.4999' })).toBe('9')
    expect(price(tiers, { quantity: '100.5' })).toBe('8')
  })

  test('what is taken back is priced as it was sold', () => {
    expect(price(tiers, { quantity: '-10' })).toBe('9')
  })
})

describe('days', () => {
  test('an agreement holds on its first and on its last day', () => {
    const spring = [agreement('95', { fromDate: '2026-03-01', untilDate: '2026-05-31' })]
    expect(price(spring, { date: '2026-02-28' })).toBe('100')
    expect(price(spring, { date: '2026-03-01' })).toBe('95')
    expect(price(spring, { date: '2026-05-31' })).toBe('95')
    expect(price(spring, { date: '2026-06-01' })).toBe('100')
  })

  test('the one that began last goes before the one that stood', () => {
    const standing = agreement('90', { fromDate: '2026-01-01' })
    expect(price([standing, agreement('85', { fromDate: '2026-05-01', untilDate: '2026-05-31' })])).toBe('85')
  })

  test('of two that began together the one that ends first wins', () => {
    expect(price([agreement('90'), agreement('85', { untilDate: '2026-05-31' })])).toBe('85')
  })
})

test('a price with VAT keeps four decimals', () => {
  expect(priceWithVat('100', '21')).toBe('121')
  // 8.2645 x 1.21 = 10.000045
  expect(priceWithVat('8.2645', '21')).toBe('10')
  // 0.3333 x 1.09 = 0.363297
  expect(priceWithVat('0.3333', '9')).toBe('0.3633')
  expect(priceWithVat('-10', '21')).toBe('-12.1')
})
