import { expect, test } from 'vitest'
import { documentsQuery, readRefundSearch, refundHref } from './refund-search.ts'

test('the address keeps the year and the country, and leaves out what is none', () => {
  const filter = readRefundSearch({ year: 2026, country: 'DE', sort: 'invoiceDate', search: 'hotel' })
  expect(filter).toMatchObject({ year: '2026', country: 'DE', sort: 'invoiceDate', search: 'hotel' })
  expect(readRefundSearch({ year: 'morgen', country: 'Duitsland', sort: 'number' })).toEqual(readRefundSearch({}))
  expect(refundHref(7, readRefundSearch({ year: 2026 }))).toContain('/v2/administrations/7/reports/foreign-vat?year=')
})

test('documents are those of the year that is shown, also where the address names none', () => {
  expect(documentsQuery(readRefundSearch({}), 2025)).toEqual({ year: '2025' })
  expect(documentsQuery(readRefundSearch({ country: 'FR' }), undefined)).toEqual({ country: 'FR' })
})
