import { expect, test } from 'vitest'
import { canOrder, readArticlesSearch } from './articles-search.ts'

test('the address says which articles are shown, and what cannot be read counts as absent', () => {
  expect(readArticlesSearch({ state: 'draft', topic: 'vat', search: 2026 })).toEqual({
    state: 'draft',
    topic: 'vat',
    search: '2026',
  })
  expect(readArticlesSearch({ state: 'lost', topic: 'gossip', search: '' })).toEqual({})
})

test('articles are put in order only where all of their topic are in sight', () => {
  expect(canOrder({})).toBe(true)
  expect(canOrder({ topic: 'vat' })).toBe(true)
  expect(canOrder({ state: 'draft' })).toBe(false)
  expect(canOrder({ search: 'btw' })).toBe(false)
})
