import { describe, expect, test } from 'vitest'
import { documentTotals, rateChangesWithin, saleVatDate, supplyFault, supplyOf, supplyText } from './index.ts'

const days = (from: string, to = from) => ({ from, to })
const december = days('2025-12-01', '2025-12-31')

// Lodging left the low rate on 1 January 2026: the supply decides, not the invoice (article 9 with table I Wet OB).
test('lodging of December 2025 on an invoice of January 2026 bears 9%: 90.00 on 1,000', () => {
  const lodging = { quantity: '1', unitPrice: '1000', vatCode: 'sale_lodging' } as const
  const totals = (supplyDate: string) =>
    documentTotals({ lines: [{ ...lodging, supplyDate }], pricesIncludeVat: false, date: '2026-01-05' })
  expect(totals('2025-12-31')).toMatchObject({ vatCents: 90_00, vat: [{ vatCode: 'sale_low', ratePercent: '9' }] })
  expect(totals('2026-01-01')).toMatchObject({ vatCents: 210_00, vat: [{ vatCode: 'sale_high' }] })
})

describe('the VAT date', () => {
  const sale = { vatCode: 'sale_low', invoiceDate: '2026-01-05', supply: december, isConsumer: false } as const

  test('of a business is the invoice, at the latest the 15th of the month after the supply', () => {
    expect(saleVatDate(sale)).toBe('2026-01-05')
    expect(saleVatDate({ ...sale, invoiceDate: '2026-01-15' })).toBe('2026-01-15')
    expect(saleVatDate({ ...sale, invoiceDate: '2026-01-16' })).toBe('2026-01-15')
    expect(saleVatDate({ ...sale, invoiceDate: '2025-11-20' })).toBe('2025-11-20')
  })

  test('of a consumer is the supply, or an invoice that comes first', () => {
    expect(saleVatDate({ ...sale, isConsumer: true })).toBe('2025-12-31')
    expect(saleVatDate({ ...sale, isConsumer: true, invoiceDate: '2025-12-10' })).toBe('2025-12-10')
  })

  // Article 66a of directive 2006/112/EC: by the payment, at the latest the supply; no invoice moves it to the next quarter.
  test('under the one-stop shop is the supply, whoever buys', () => {
    const oss = { ...sale, vatCode: 'sale_oss', supply: days('2026-03-31'), invoiceDate: '2026-04-10' } as const
    expect(saleVatDate(oss)).toBe('2026-03-31')
    expect(saleVatDate({ ...oss, isConsumer: true })).toBe('2026-03-31')
  })

  test('of services to another EU country is the supply, and of goods the invoice up to the 15th', () => {
    expect(saleVatDate({ ...sale, vatCode: 'sale_eu_services' })).toBe('2025-12-31')
    expect(saleVatDate({ ...sale, vatCode: 'sale_eu_services', invoiceDate: '2025-11-05' })).toBe('2025-12-31')
    expect(saleVatDate({ ...sale, vatCode: 'sale_eu_goods', isConsumer: true })).toBe('2026-01-05')
    expect(saleVatDate({ ...sale, vatCode: 'sale_eu_goods', invoiceDate: '2026-02-20' })).toBe('2026-01-15')
  })

  test('of what owes no VAT is the supply, by which turnover is counted', () => {
    expect(saleVatDate({ ...sale, vatCode: 'sale_kor' })).toBe('2025-12-31')
  })

  test('without a supply is the invoice', () => {
    expect(saleVatDate({ ...sale, supply: null, isConsumer: true })).toBe('2026-01-05')
  })
})

test('a line has its own days, else those of its document; one day needs no end', () => {
  const document = { supplyFrom: '2025-12-01', supplyTo: '2025-12-31' }
  expect(supplyOf({}, document)).toEqual(december)
  expect(supplyOf({ supplyFrom: '2026-01-02', supplyTo: null }, document)).toEqual(days('2026-01-02'))
  expect(supplyOf({}, {})).toBeNull()
  expect([supplyText(december), supplyText(days('2026-01-02'))]).toEqual(['01-12-2025 t/m 31-12-2025', '02-01-2026'])
})

test('days that cannot be are named by their field', () => {
  expect(supplyFault({ supplyFrom: '2026-01-02', supplyTo: '2026-01-02' })).toBeNull()
  expect(supplyFault({ supplyFrom: null, supplyTo: null })).toBeNull()
  expect(supplyFault({ supplyFrom: null, supplyTo: '2026-01-02' })?.field).toBe('supplyFrom')
  expect(supplyFault({ supplyFrom: '2026-01-02', supplyTo: '2026-01-01' })?.field).toBe('supplyTo')
  expect(supplyFault({ supplyFrom: '1999-12-31' })?.field).toBe('supplyFrom')
  expect(supplyFault({ supplyFrom: '2026-01-01', supplyTo: '2100-01-01' })?.field).toBe('supplyTo')
})

test('a rate that changes within the days is told, of the code that changes alone', () => {
  const newYear = days('2025-12-28', '2026-01-03')
  expect(rateChangesWithin({ vatCode: 'sale_lodging' }, newYear)).toBe(true)
  expect(rateChangesWithin({ vatCode: 'sale_high' }, newYear)).toBe(false)
  expect(rateChangesWithin({ vatCode: 'sale_lodging' }, december)).toBe(false)
  expect(rateChangesWithin({ vatCode: 'sale_low' }, days('2018-12-31', '2019-01-01'))).toBe(true)
})
