import { expect, test } from 'vitest'
import { invoicesHref, invoiceViews, queryOf, readInvoicesSearch } from './invoices-search.ts'

test('the address gives the filters of the list', () => {
  const search = readInvoicesSearch({ status: 'late', search: ' Haarlem ', contactId: 12, from: '2026-10-01' })
  expect(search).toEqual({ status: 'late', search: 'Haarlem', contactId: 12, from: '2026-10-01' })
  expect(queryOf(search)).toEqual({ status: 'late', search: 'Haarlem', contactId: '12', from: '2026-10-01' })
})

test('what one looks into and the name of a view are no filters of the server', () => {
  expect(queryOf({ status: 'late', peek: 4, view: 'a' })).toEqual({ status: 'late' })
})

test('a filter that cannot be read is left out, and takes no other with it', () => {
  expect(readInvoicesSearch({ status: 'late', contactId: -3, search: '', other: 1 })).toEqual({ status: 'late' })
  expect(readInvoicesSearch({ status: 'everything', contactId: 'x', peek: 'x' })).toEqual({})
})

test('the address says the order of the server, and where the list begins in it', () => {
  const search = readInvoicesSearch({ sort: '-grossCents', start: '2026-03-01' })
  expect(queryOf(search)).toEqual({ sort: '-grossCents', start: '2026-03-01' })
  expect(readInvoicesSearch({ sort: 'contactName' })).toEqual({})
})

test('a number in the address is searched for as text', () => {
  expect(readInvoicesSearch({ search: 2026 })).toEqual({ search: '2026' })
})

test('an address made from filters is read back as the same filters', () => {
  const filter = { status: 'unpaid', search: 'a&b c', contactId: 4 } as const
  const url = new URL(invoicesHref(7, filter), 'https://klopt.test')
  expect(url.pathname).toBe('/v2/administrations/7/invoices')
  const raw = Object.fromEntries(url.searchParams)
  expect(readInvoicesSearch({ ...raw, contactId: Number(raw['contactId']) })).toEqual(filter)
  expect(invoicesHref(7, {})).toBe('/v2/administrations/7/invoices')
})

test('the list has a view of the quarter that today lies in', () => {
  const [quarter] = invoiceViews('2026-11-22')
  expect(quarter).toMatchObject({ label: 'Dit kwartaal', filter: { from: '2026-10-01', to: '2026-12-31' } })
})
