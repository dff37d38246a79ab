import { expect, test } from 'vitest'
import { articleIdOf, articlePath, linkArticles } from './article-links.ts'

const origin = 'https://klopt.example'
const linked = (html: string) => linkArticles(html, 3, origin)

test('help/{number} leads to that article, however it is written', () => {
  const target = '<a href="/v2/administrations/3/support/12">Btw</a>'
  expect(linked('<a href="help/12">Btw</a>')).toBe(target)
  expect(linked('<a href="/help/12">Btw</a>')).toBe(target)
  expect(linked(`<a href="${origin}/help/12/">Btw</a>`)).toBe(target)
  expect(linked(`<a rel="x" href='help/12'>Btw</a>`)).toBe(`<a rel="x" href='/v2/administrations/3/support/12'>Btw</a>`)
  expect(linkArticles('<a href="help/12">Btw</a>', null, origin)).toBe('<a href="/v2/support/12">Btw</a>')
})

test('every link of an article is looked at by itself', () => {
  expect(linked('<p><a href="https://kvk.nl">KvK</a> en <a href="help/2">2</a> en <a href="help/3">3</a></p>')).toBe(
    '<p><a href="https://kvk.nl">KvK</a> en <a href="/v2/administrations/3/support/2">2</a> en <a href="/v2/administrations/3/support/3">3</a></p>',
  )
})

test('what others have at such a path, and what is no link, stays as it is', () => {
  for (const html of [
    '<a href="https://elders.example/help/12">x</a>',
    '<a href="//elders.example/help/12">x</a>',
    '<a href="javascript:help/12">x</a>',
    '<a href="help/12?next=1">x</a>',
    '<a href="help/0">x</a>',
    '<p>zie href="help/12"</p>',
  ]) {
    expect(linked(html)).toBe(html)
  }
})

test('an article is known by its path, and nothing else is taken for one', () => {
  expect(articleIdOf(articlePath(3, 12))).toBe(12)
  expect(articleIdOf(articlePath(null, 12))).toBe(12)
  for (const path of [
    '/v2/support',
    '/v2/support/0',
    '/v2/support/12/x',
    '/v2/administrations/3/tickets/12',
    '/help/12',
  ]) {
    expect(articleIdOf(path)).toBeNull()
  }
})
