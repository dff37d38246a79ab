import { expect, test } from 'vitest'
import { address, administrationAddress } from './address.ts'

test('ids take their places, and what is undefined is left out of the search', () => {
  expect(address('/v2/admin')).toBe('/v2/admin')
  expect(address('/v2/firms/$firmId', { params: { firmId: 3 } })).toBe('/v2/firms/3')
  expect(administrationAddress(7, 'invoices/$invoiceId', { params: { invoiceId: 'new' } })).toBe(
    '/v2/administrations/7/invoices/new',
  )
  const search = { from: '2026-01-01', to: undefined }
  expect(administrationAddress(7, 'ledger/accounts/$accountId', { params: { accountId: 12 }, search })).toBe(
    '/v2/administrations/7/ledger/accounts/12?from=2026-01-01',
  )
  expect(administrationAddress(7, 'bank', { search: { search: 'de vries & zn', book: 3 } })).toBe(
    '/v2/administrations/7/bank?search=de+vries+%26+zn&book=3',
  )
})

test('a path that no route has, an id that is missing and a filter that the screen does not know do not compile', () => {
  expect([
    // @ts-expect-error no route has this path
    () => address('/v2/firm/$firmId', { params: { firmId: 3 } }),
    // @ts-expect-error no route of an administration has this path
    () => administrationAddress(7, 'banks'),
    // @ts-expect-error the id of the invoice is missing
    () => administrationAddress(7, 'invoices/$invoiceId'),
    // @ts-expect-error an id is a number
    () => administrationAddress(7, 'invoices/$invoiceId', { params: { invoiceId: 'x' } }),
    // @ts-expect-error the bank has no such filter
    () => administrationAddress(7, 'bank', { search: { status: 'paid' } }),
    // @ts-expect-error its book is a number
    () => administrationAddress(7, 'bank', { search: { book: 'x' } }),
  ]).toHaveLength(6)
})
