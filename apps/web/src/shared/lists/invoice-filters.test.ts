import { expect, test } from 'vitest'
import { readInvoiceSearch } from './invoice-filters.ts'
import { documentQuery, isNarrowed } from './list-search.ts'

test('the address gives the filters of the list', () => {
  const search = readInvoiceSearch({ status: 'late', search: ' Haarlem ', contactId: 12, from: '2026-10-01' })
  expect(search).toEqual({ status: 'late', search: 'Haarlem', contactId: 12, from: '2026-10-01' })
  expect(documentQuery(search)).toEqual({ status: 'late', search: 'Haarlem', contactId: '12', from: '2026-10-01' })
})

test('what one looks into and the name of a view are no filters of the server', () => {
  expect(documentQuery({ status: 'late', peek: 4, view: 'a' })).toEqual({ status: 'late' })
})

test('a filter that cannot be read is left out, and takes no other with it', () => {
  expect(readInvoiceSearch({ status: 'late', contactId: -3, search: '', other: 1 })).toEqual({ status: 'late' })
  expect(readInvoiceSearch({ status: 'weg', contactId: 'x', peek: 'x', from: 'gisteren', to: 5 })).toEqual({})
})

test('the address says the order of the server, and where the list begins in it', () => {
  const search = readInvoiceSearch({ sort: '-grossCents', start: '2026-03-01' })
  expect(documentQuery(search)).toEqual({ sort: '-grossCents', start: '2026-03-01' })
  expect(readInvoiceSearch({ sort: 'contactName' })).toEqual({})
})

test('a number in the address is searched for as text', () => {
  expect(readInvoiceSearch({ search: 2026 })).toEqual({ search: '2026' })
})

test('a state alone makes a list no smaller than its segment', () => {
  expect(isNarrowed({ status: 'late', sort: '-dueDate', view: 'a' })).toBe(false)
  expect(isNarrowed({ from: '2026-01-01' })).toBe(true)
})
