import { describe, expect, test } from 'vitest'
import { codeOf } from '../ledger/postings.test-support.ts'
import { documentTotals, type DocumentInput, type DocumentLineInput } from './document-totals.ts'

function line(unitPrice: string, quantity = '1', more: Partial<DocumentLineInput> = {}): DocumentLineInput {
  return { quantity, unitPrice, vatCode: 'sale_high', ...more }
}

function totals(lines: DocumentLineInput[], more: Partial<DocumentInput> = {}) {
  return documentTotals({ lines, pricesIncludeVat: false, date: '2026-11-20', ...more })
}

const add = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('documentTotals, known cases', () => {
  test('keeps a gross of 353.90 that was entered including VAT', () => {
    const result = totals([line('353.90')], { pricesIncludeVat: true })
    expect(result).toMatchObject({ grossCents: 35_390, vatCents: 6142, netCents: 29_248 })
  })

  test('gives 2 x 379 including VAT a total of exactly 758', () => {
    const result = totals([line('379', '2')], { pricesIncludeVat: true })
    expect(result).toMatchObject({ grossCents: 75_800, vatCents: 13_155, netCents: 62_645 })
  })

  test('computes VAT over the document and not per line', () => {
    // Per line 21% of 0.02 rounds to nothing; over the document it is 2.1 cents.
    const result = totals(Array.from({ length: 5 }, () => line('0.02')))
    expect(result).toMatchObject({ netCents: 10, vatCents: 2, grossCents: 12 })
  })

  test('rounds halves of VAT away from zero', () => {
    expect(totals([line('0.50', '1', { vatCode: 'sale_low' })]).vatCents).toBe(5)
    expect(totals([line('1.50')]).vatCents).toBe(32)
    expect(totals([line('1.50', '-1')]).vatCents).toBe(-32)
  })

  test('uses four decimals of quantity and price before it rounds the line', () => {
    expect(totals([line('0.0125', '1234.5678')]).lines[0]?.amountCents).toBe(1543)
    expect(totals([line('18.5', '0.3333')]).lines[0]?.amountCents).toBe(617)
  })

  test('rounds a line once, after its discount', () => {
    expect(totals([line('9.99', '3', { discountPercent: '12.5' })]).lines[0]?.amountCents).toBe(2622)
  })

  test('keeps rates apart, highest first by VAT code', () => {
    const result = totals([line('10', '1', { vatCode: 'sale_low' }), line('100'), line('5.05')])
    expect(result.vat).toEqual([
      {
        vatCode: 'sale_high',
        ratePercent: '21',
        discountCents: 0,
        baseCents: 10_505,
        vatCents: 2206,
      },
      { vatCode: 'sale_low', ratePercent: '9', discountCents: 0, baseCents: 1000, vatCents: 90 },
    ])
  })

  test('takes the rate from the supply date of the line, not from the date of the document', () => {
    const result = totals([
      line('100', '1', { vatCode: 'sale_lodging', supplyDate: '2025-12-31' }),
      line('100', '1', { vatCode: 'sale_lodging', supplyDate: '2026-01-01' }),
    ])
    expect(result.vat.map(({ vatCode, vatCents }) => [vatCode, vatCents])).toEqual([
      ['sale_high', 2100],
      ['sale_low', 900],
    ])
  })

  test('keeps two rates of one code apart', () => {
    const result = totals([
      line('100', '1', { vatCode: 'sale_low', supplyDate: '2018-12-31' }),
      line('100', '1', { vatCode: 'sale_low', supplyDate: '2019-01-01' }),
    ])
    expect(result.vat.map(({ ratePercent }) => ratePercent)).toEqual(['9', '6'])
  })

  test('spreads the discount of the document over the rates without losing a cent', () => {
    const result = totals(
      [line('0.15'), line('0.15', '1', { vatCode: 'sale_low' }), line('0.15', '1', { vatCode: 'sale_zero' })],
      { discountPercent: '10' },
    )
    // Each share is 1.5 cents; rounded apart they would make 6, together they are 5.
    expect(result.discountCents).toBe(5)
    expect(add(result.vat.map(({ discountCents }) => discountCents))).toBe(5)
    expect(result.netCents).toBe(40)
  })

  test('charges no VAT under the small-business scheme and leaves the entered price the gross', () => {
    const result = totals([line('121')], { pricesIncludeVat: true, kor: true })
    expect(result).toMatchObject({ grossCents: 12_100, vatCents: 0, netCents: 12_100 })
    expect(result.vat[0]?.vatCode).toBe('sale_kor')
  })

  test('takes the VAT a supplier states over what it would compute', () => {
    const statedVat = [{ vatCode: 'purchase_high', ratePercent: '21', vatCents: 2101 }] as const
    const lines = [line('100', '1', { vatCode: 'purchase_high' })]
    expect(totals(lines, { statedVat })).toMatchObject({ netCents: 10_000, grossCents: 12_101 })
    expect(totals(lines, { statedVat, pricesIncludeVat: true })).toMatchObject({
      netCents: 7899,
      grossCents: 10_000,
    })
  })

  test('is all zeros for a document without lines', () => {
    expect(totals([])).toEqual({
      lines: [],
      vat: [],
      discountCents: 0,
      netCents: 0,
      vatCents: 0,
      grossCents: 0,
    })
  })
})

describe('documentTotals, refusals', () => {
  test('refuses an amount beyond the range instead of losing precision', () => {
    expect(totals([line('999999999.99', '1', { vatCode: 'sale_zero' })]).grossCents).toBe(99_999_999_999)
    expect(codeOf(() => totals([line('1000000000')]))).toBe('amount_out_of_range')
    expect(codeOf(() => totals([line('999999999.99')]))).toBe('amount_out_of_range')
    expect(codeOf(() => totals([line('99999999999999', '99999999999999')]))).toBe('amount_out_of_range')
  })

  test('refuses a discount outside 0 to 100 percent', () => {
    expect(codeOf(() => totals([line('1')], { discountPercent: '100.01' }))).toBe('invalid_percentage')
    expect(codeOf(() => totals([line('1', '1', { discountPercent: '-1' })]))).toBe('invalid_percentage')
  })

  test('refuses stated VAT in parts of a cent', () => {
    const statedVat = [{ vatCode: 'sale_high', ratePercent: '21', vatCents: 0.5 }] as const
    expect(codeOf(() => totals([line('1')], { statedVat }))).toBe('invalid_amount')
  })

  test('refuses what is no decimal', () => {
    expect(codeOf(() => totals([line('1,50')]))).toBe('invalid_decimal')
  })
})
