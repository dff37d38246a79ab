import { expect, test } from 'vitest'
import { purchasesHref, queryOf, readPurchasesSearch } from './purchases-search.ts'

test('filters that cannot be read are as if they were not there', () => {
  expect(readPurchasesSearch({ status: 'weg', search: '', contactId: -1, from: 'gisteren', to: 5 })).toEqual({})
  const filter = { status: 'late', search: 'hosting', contactId: 7, from: '2026-01-01', to: '2026-03-31' }
  expect(readPurchasesSearch(filter)).toEqual(filter)
})

test('an address says its filters, and the wire gets them', () => {
  expect(purchasesHref(1, {})).toBe('/v2/administrations/1/purchases')
  expect(purchasesHref(1, { status: 'draft', search: 'a b' })).toBe(
    '/v2/administrations/1/purchases?status=draft&search=a+b',
  )
  expect(queryOf({ contactId: 7 })).toEqual({ contactId: '7' })
})
