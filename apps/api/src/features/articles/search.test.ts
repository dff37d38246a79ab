import type { QueryOf } from '@klopt/api-client/contract'
import { articles, support } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aText, Desk } from './articles.test-support.ts'

let server: KloptTestServer
let desk: Desk

beforeAll(async () => {
  server = await createTestServer()
  desk = await Desk.open(server)
  await desk.publish({ title: 'Iets anders', document: aText('Een creditfactuur herstelt een creditfactuur.') })
  await desk.publish({ title: 'Een fout herstellen', keywords: 'creditfactuur terugbetalen' })
  await desk.publish({ title: 'Creditfactuur maken' })
  await desk.publish({ title: 'Facturen versturen', document: aText('Zo gaat een rekening naar België, per e-mail.') })
  await desk.publish({ title: 'Btw-aangifte doen', topic: 'vat', keywords: 'omzetbelasting kwartaal' })
  await desk.publish({ title: 'Btw en de KOR', topic: 'vat', document: aText('Tot 20.000 euro.') })
  await desk.publish({ title: "Foto's van bonnetjes", topic: 'purchases', document: aText('Bewaar ze zeven jaar.') })
  await desk.draft({ title: 'Creditfactuur, nog niet klaar' })
})
afterAll(() => server.stop())

const find = async (query: string) =>
  (await desk.client.call(support.articlesWithoutAdministration, { query: { query } })).map(({ title }) => title)

test('the title weighs more than the keywords, and these more than the text', async () => {
  expect(await find('creditfactuur')).toEqual(['Creditfactuur maken', 'Een fout herstellen', 'Iets anders'])
})

test.each([
  ['factuur verstuurd', 'Facturen versturen'],
  ['bonnetje', "Foto's van bonnetjes"],
  ['BTW AANGIFTE', 'Btw-aangifte doen'],
  ["foto's", "Foto's van bonnetjes"],
  ['hoe verstuur ik een factuur naar belgië', 'Facturen versturen'],
])('Dutch words are found in their other forms: %s', async (query, title) => {
  expect((await find(query))[0]).toBe(title)
})

test.each([
  ['cred', 'Creditfactuur maken'],
  ['btw aan', 'Btw-aangifte doen'],
  ['facturen vers', 'Facturen versturen'],
])('the last word may be half typed: %s', async (query, title) => {
  expect((await find(query))[0]).toBe(title)
})

test.each([
  ['kredietfactuur', 'Creditfactuur maken'],
  ['btwaangifte', 'Btw-aangifte doen'],
  ['btw aangitfe', 'Btw-aangifte doen'],
  ['omzetbelating', 'Btw-aangifte doen'],
  ['bonetjes', "Foto's van bonnetjes"],
])('words may be spelled almost right: %s', async (query, title) => {
  expect((await find(query))[0]).toBe(title)
})

test('when nothing has all words, what has some of them is found', async () => {
  expect((await find('kor formulier opsturen'))[0]).toBe('Btw en de KOR')
  expect(await find('xyzzyqwerty')).toEqual([])
})

test('quotes and a minus sign say exactly what is meant', async () => {
  expect(await find('creditfactuur -maken')).toEqual(['Een fout herstellen', 'Iets anders'])
  // Whatever says no to an article counts, also when its text says it and its title does not.
  expect(await find('facturen -rekening')).toEqual([])
  expect(await find('"fout herstellen"')).toEqual(['Een fout herstellen'])
  expect(await find('"herstellen fout"')).toEqual([])
})

test.each(['%', '_', "'", '"', '\\', '?!', '- -', ':*', '🙂', '\u0000', '\u200b', '&|!()<->', 'a'.repeat(200), '% '])(
  'a search for %j answers, and does not list everything',
  async (query) => {
    expect((await find(query)).length).toBeLessThan(3)
  },
)

test('staff finds drafts too, within a topic', async () => {
  const search = async (query: { search?: string; topic?: 'vat' }) =>
    (await desk.client.call(articles.list, { query })).map(({ title }) => title)
  expect(await search({ search: 'creditfactuur' })).toContain('Creditfactuur, nog niet klaar')
  expect(await search({ search: 'btw', topic: 'vat' })).toEqual(['Btw-aangifte doen', 'Btw en de KOR'])
  expect(await search({ topic: 'vat' })).toEqual(['Btw-aangifte doen', 'Btw en de KOR'])
  expect(await search({})).toHaveLength(8)
})

test('what staff finds goes out as a file, in the order of the list, narrowed to a state or sorted', async () => {
  const titles = async (query: QueryOf<typeof articles.export>) => {
    const { body } = await desk.client.send(articles.export, { query })
    return String(body)
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0])
  }
  const all = await desk.client.call(articles.list, { query: {} })
  expect(await titles({ format: 'csv' })).toEqual(all.map(({ title }) => title))
  expect(await titles({ format: 'csv', state: 'draft' })).toEqual(['Creditfactuur, nog niet klaar'])
  expect(await titles({ format: 'csv', topic: 'vat', sort: '-title' })).toEqual(['Btw-aangifte doen', 'Btw en de KOR'])
})
