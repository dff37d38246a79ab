import type { ListedArticle } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { articleCounts, articlesSum } from './article-counts.ts'

const article = (id: number, state: ListedArticle['state']): ListedArticle => ({
  id,
  title: 'Titel',
  topic: 'vat',
  state,
  pages: [],
  updatedAt: 0,
})

test('the articles are counted by their state, and those that nobody reads yet are told', () => {
  const counts = articleCounts([article(1, 'published'), article(2, 'draft'), article(3, 'published')])
  expect(counts).toMatchObject({ all: { count: 3 }, published: { count: 2 }, draft: { count: 1 } })
  expect(articlesSum(counts)).toBe('3 artikelen · 1 nog niet gepubliceerd')
  expect(articlesSum(articleCounts([article(1, 'published')]))).toBe('1 artikel')
})

test('as many as the server answers with may not be all', () => {
  const counts = articleCounts(Array.from({ length: 500 }, (_, place) => article(place + 1, 'published')))
  expect(articlesSum(counts)).toBe('500+ artikelen')
})
