import { describe, expect, test } from 'vitest'
import { isSelfAssessed, isVatCode, VAT_CODES, vatCodeChoices, type VatCode } from './vat-codes.ts'
import { resolveVatCode, selfAssessedRate, vatRate } from './vat-rates.ts'

const codes = Object.keys(VAT_CODES) as VatCode[]

describe('vatRate', () => {
  test.each([
    ['sale_high', '2026-11-20', '21'],
    ['sale_high', '2012-10-01', '21'],
    ['sale_high', '2012-09-30', '19'],
    ['purchase_low', '2019-01-01', '9'],
    ['sale_low', '2018-12-31', '6'],
    ['sale_zero', '2026-01-01', '0'],
    ['sale_reverse', '2026-01-01', '0'],
    ['purchase_reverse', '2026-01-01', '0'],
  ] as const)('is for %s on %s: %s%%', (code, date, percent) => {
    expect(vatRate(code, date)).toBe(percent)
  })

  test('raises lodging from 9 to 21 percent for supplies from 1 January 2026', () => {
    expect(vatRate('sale_lodging', '2025-12-31')).toBe('9')
    expect(vatRate('sale_lodging', '2026-01-01')).toBe('21')
  })
})

describe('selfAssessedRate', () => {
  test('is for purchases on which the buyer declares the VAT, the low one for goods of table I, and only for those', () => {
    const high = codes.filter((code) => selfAssessedRate(code, '2026-06-01') === '21')
    expect(high).toEqual(['purchase_reverse', 'purchase_eu_goods', 'purchase_eu_services', 'purchase_non_eu'])
    const low = codes.filter((code) => selfAssessedRate(code, '2026-06-01') === '9')
    expect(low).toEqual(['purchase_eu_goods_low', 'purchase_non_eu_low'])
    expect(codes.filter(isSelfAssessed).toSorted()).toEqual([...high, ...low].toSorted())
    expect(selfAssessedRate('purchase_eu_goods_low', '2018-12-31')).toBe('6')
  })
})

describe('resolveVatCode', () => {
  test('books lodging under the rate of its supply date, so that it fills the right box', () => {
    expect(resolveVatCode('sale_lodging', '2025-12-31')).toBe('sale_low')
    expect(resolveVatCode('sale_lodging', '2026-01-01')).toBe('sale_high')
  })

  test('gives a small-business seller no VAT and no box on sales in the Netherlands', () => {
    for (const code of ['sale_high', 'sale_low', 'sale_lodging', 'sale_zero', 'sale_reverse'] as const) {
      expect(resolveVatCode(code, '2026-06-01', true)).toBe('sale_kor')
    }
  })

  test('keeps what is taxed elsewhere, exempt, outside the VAT or private as it is under the small-business scheme', () => {
    for (const code of ['sale_eu_installation', 'sale_exempt', 'sale_outside_scope', 'private_use'] as const) {
      expect(resolveVatCode(code, '2026-06-01', true)).toBe(code)
    }
  })

  test('keeps services to other EU countries and all purchases as they are under the small-business scheme', () => {
    expect(resolveVatCode('sale_eu_services', '2026-06-01', true)).toBe('sale_eu_services')
    for (const code of codes.filter((name) => VAT_CODES[name].side === 'purchase')) {
      expect(resolveVatCode(code, '2026-06-01', true)).toBe(code)
    }
  })
})

describe('VAT_CODES', () => {
  test('names every code by its own key', () => {
    for (const code of codes) expect(VAT_CODES[code].code).toBe(code)
    expect(isVatCode('sale_high')).toBe(true)
    expect(isVatCode('toString')).toBe(false)
  })

  test('puts exactly the sales of box 3b in the intra-community list', () => {
    for (const { baseBox, icp } of Object.values(VAT_CODES)) expect(icp !== null).toBe(baseBox === '3b')
  })

  test('offers on a document only codes of its side, without those that are decided elsewhere', () => {
    const sale = vatCodeChoices('sale').map(({ code }) => code)
    expect(sale).toContain('sale_high')
    expect(sale).not.toContain('sale_kor')
    expect(sale).not.toContain('private_use')
    for (const code of ['sale_other_rates', 'sale_oss', 'sale_margin']) expect(sale).not.toContain(code)
    expect(vatCodeChoices('purchase').every(({ side }) => side === 'purchase')).toBe(true)
  })
})
