import { expect, test } from 'vitest'
import { purchasesHref } from './purchases-search.ts'

test('an address says its filters', () => {
  expect(purchasesHref(1, {})).toBe('/v2/administrations/1/purchases')
  expect(purchasesHref(1, { status: 'draft', search: 'a b' })).toBe(
    '/v2/administrations/1/purchases?status=draft&search=a+b',
  )
})
