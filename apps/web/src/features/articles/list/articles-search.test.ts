import { expect, test } from 'vitest'
import { articlesHref, articlesQuery, readArticlesSearch } from './articles-search.ts'

test('the address says which articles are shown, and what cannot be read counts as absent', () => {
  expect(readArticlesSearch({ state: 'draft', topic: 'vat', search: 2026 })).toEqual({
    state: 'draft',
    topic: 'vat',
    search: '2026',
  })
  expect(readArticlesSearch({ state: 'lost', topic: 'gossip', search: '' })).toEqual({})
})

test('what only the screen knows is not asked of the server', () => {
  const filter = readArticlesSearch({ topic: 'vat', state: 'draft', sort: '-updatedAt', view: 3 })
  expect(filter).toEqual({ topic: 'vat', state: 'draft', sort: '-updatedAt', view: '3' })
  expect(articlesQuery(filter)).toEqual({ topic: 'vat' })
  expect(articlesHref(filter)).toBe('/v2/admin/articles?state=draft&topic=vat&view=3&sort=-updatedAt')
})
