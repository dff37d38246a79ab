import { expect, test } from 'vitest'
import { readInvoiceSearch } from '../../shared/lists/invoice-filters.ts'
import { invoicesHref, invoiceViews } from './invoices-search.ts'

test('an address made from filters is read back as the same filters', () => {
  const filter = { status: 'unpaid', search: 'a&b c', contactId: 4 } as const
  const url = new URL(invoicesHref(7, filter), 'https://klopt.test')
  expect(url.pathname).toBe('/v2/administrations/7/invoices')
  const raw = Object.fromEntries(url.searchParams)
  expect(readInvoiceSearch({ ...raw, contactId: Number(raw['contactId']) })).toEqual(filter)
  expect(invoicesHref(7, {})).toBe('/v2/administrations/7/invoices')
})

test('the list has a view of the quarter that today lies in', () => {
  const [quarter] = invoiceViews('2026-11-22')
  expect(quarter).toMatchObject({ label: 'Dit kwartaal', filter: { from: '2026-10-01', to: '2026-12-31' } })
})
