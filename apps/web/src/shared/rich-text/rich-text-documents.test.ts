import type { RichTextDocument } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { documentOf, emptyDocument, isBlankDocument, joinDocuments } from './rich-text-documents.ts'

const quote = (text: string): RichTextDocument => ({
  type: 'doc',
  content: [
    { type: 'quote', content: documentOf(text).content },
    { type: 'bullet_list', content: [{ type: 'list_item', content: documentOf(text).content }] },
  ],
})

test.each([emptyDocument, documentOf(' \n'), quote(' '), { type: 'doc', content: [] } as const])(
  'a document without words is blank, however deep its paragraphs lie: %j',
  (document) => {
    expect(isBlankDocument(document)).toBe(true)
  },
)

test('a word in a list or a place to fill in is something to read', () => {
  expect(isBlankDocument(quote('x'))).toBe(false)
  const variable = { type: 'variable', attrs: { name: 'klant' } } as const
  expect(isBlankDocument({ type: 'doc', content: [{ type: 'paragraph', content: [variable] }] })).toBe(false)
})

test('what is added comes after what was written, and takes the place of nothing', () => {
  const [first, second] = [documentOf('Dag Eva,'), quote('Kijk hier.')]
  expect(joinDocuments(first, second).content).toEqual([...first.content, ...second.content])
  expect(joinDocuments(emptyDocument, second)).toBe(second)
  expect(joinDocuments(first, emptyDocument)).toBe(first)
})
