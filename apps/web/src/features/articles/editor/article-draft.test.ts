import { expect, test } from 'vitest'
import { documentOf } from '../../../shared/rich-text/rich-text-documents.ts'
import { draftOf, inputOf, isSame, newDraft, problemsOf } from './article-draft.ts'

const article = {
  id: 3,
  title: 'De aangifte',
  topic: 'vat',
  document: documentOf('Zo doe je dat.'),
  videoUrl: null,
  pages: ['vat-return'],
  keywords: 'btw',
  state: 'draft',
  updatedAt: 0,
  version: 2,
} as const

test('what was fetched is saved as it was', () => {
  const { id: _id, state: _state, updatedAt: _at, version: _version, ...input } = article
  expect(inputOf(draftOf({ ...article, pages: [...article.pages] }))).toEqual(input)
})

test('an article has a title and a topic before it is sent, and blanks around them count for nothing', () => {
  expect(problemsOf({ ...newDraft, title: ' ' })).toEqual({ title: expect.any(String), topic: expect.any(String) })
  expect(inputOf(newDraft)).toBeNull()
  const draft = { ...newDraft, title: ' De bank ', topic: 'bank', videoUrl: ' ' } as const
  expect(problemsOf(draft)).toEqual({})
  expect(inputOf(draft)).toMatchObject({ title: 'De bank', videoUrl: null })
})

test('a draft has changed when it says something else, whoever made the object', () => {
  expect(isSame(newDraft, { ...newDraft, pages: [] })).toBe(true)
  for (const change of [
    { title: 'x' },
    { topic: 'vat' },
    { document: documentOf('x') },
    { pages: ['bank'] },
  ] as const) {
    expect(isSame(newDraft, { ...newDraft, ...change })).toBe(false)
  }
})
