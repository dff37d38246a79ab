import { support } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { Desk } from './articles.test-support.ts'

let server: KloptTestServer
let reader: TestClient
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await createTestServer({ env: { SUPPORT_PHONE: '088 123 45 67', HELP_URL: 'https://hulp.example' } })
  reader = await server.world.as(await server.world.user())
  const desk = await Desk.open(server)
  const add = async (title: string, given: Parameters<Desk['publish']>[0] = {}) => {
    ids[title] = await desk.publish({ title, ...given })
  }
  await add('aangifte', { topic: 'vat', pages: ['vat-return'] })
  await add('kor', { topic: 'vat' })
  await add('facturen', { topic: 'invoices', pages: ['invoices', 'invoices/*'] })
  await add('nieuwe factuur', { topic: 'invoices', pages: ['invoices/new'] })
  await add('welkom', { topic: 'start', pages: ['dashboard'] })
  await add('account', { topic: 'account', pages: ['account', 'settings/*'] })
  ids['concept'] = await desk.draft({ title: 'concept', topic: 'start', pages: ['dashboard', 'vat-return'] })
})
afterAll(() => server.stop())

const titles = async (query: { url?: string; query?: string } = {}) =>
  (await reader.call(support.articlesWithoutAdministration, { query })).map(({ title }) => title)

test('without a page or a search the articles come in the order of the help centre, by topic', async () => {
  const all = ['welkom', 'facturen', 'nieuwe factuur', 'aangifte', 'kor', 'account']
  expect(await titles()).toEqual(all)
  expect(await titles({ query: '  ' })).toEqual(all)
  expect(await reader.call(support.topics)).toEqual([
    { topic: 'start', articles: [{ id: ids['welkom'], title: 'welkom' }] },
    { topic: 'invoices', articles: ['facturen', 'nieuwe factuur'].map((title) => ({ id: ids[title], title })) },
    { topic: 'vat', articles: ['aangifte', 'kor'].map((title) => ({ id: ids[title], title })) },
    { topic: 'account', articles: [{ id: ids['account'], title: 'account' }] },
  ])
})

test.each([
  ['/v2/administrations/7/vat-return?period=2026-Q2', ['aangifte', 'kor']],
  ['/v2/administrations/7/invoices/new', ['nieuwe factuur', 'facturen']],
  ['/v2/administrations/7/invoices/12', ['facturen', 'nieuwe factuur']],
  ['/v2/account', ['account']],
  ['/v2/administrations/7/settings/company', ['account']],
  ['/v2/administrations/7/nowhere', ['welkom']],
  ['/v2/administrations/7/nowhere\u0000%00', ['welkom']],
  ['', ['welkom']],
  [`/v2/administrations/7/dashboard?${'x'.repeat(10_000)}`, ['welkom']],
  [`/v2/administrations/7/${'x/'.repeat(2_000)}`, ['welkom']],
])('for %.60s come the articles of that page and then the others of their topic', async (url, expected) => {
  expect(await titles({ url })).toEqual(expected)
})

test('an address is decoded once, by the query that carries it', async () => {
  const path = '/api/v1/support/articles?url='
  const once = await reader.request('GET', `${path}${encodeURIComponent('/v2/administrations/7/vat-return')}`)
  expect((once.body as { title: string }[])[0]?.title).toBe('aangifte')
  const twice = await reader.request('GET', `${path}${encodeURIComponent('/v2/administrations/7/vat%2Dreturn')}`)
  expect((twice.body as { title: string }[])[0]?.title).toBe('welkom')
})

test('an article reads the same with and without an administration; a draft is not there', async () => {
  const { id, owner } = await server.world.administration()
  const client = await server.world.as(owner)
  const articleId = ids['aangifte'] ?? 0
  const article = await client.call(support.articleWithoutAdministration, { params: { articleId } })
  expect(article).toEqual({ id: articleId, title: 'aangifte', topic: 'vat', video_url: null, content: '<p>Tekst</p>' })
  expect(await client.call(support.article, { params: { administrationId: id, articleId } })).toEqual(article)
  expect(await client.call(support.articles, { params: { administrationId: id }, query: { query: 'kor' } })).toEqual([
    { id: ids['kor'], title: 'kor', topic: 'vat' },
  ])
  for (const missing of [ids['concept'] ?? 0, 999_999]) {
    const answer = await client.send(support.articleWithoutAdministration, { params: { articleId: missing } })
    expect(answer).toMatchObject({ status: 404, body: { code: 90005 } })
    const inside = await client.send(support.article, { params: { administrationId: id, articleId: missing } })
    expect(inside).toMatchObject({ status: 404, body: { code: 90005 } })
  }
  expect(await titles({ query: 'concept' })).toEqual([])
})

test('at most twenty articles are listed, with no statement more than for one, and all stand in the help centre', async () => {
  const other = await createTestServer()
  try {
    const desk = await Desk.open(other)
    const ask = (query: object) => desk.client.call(support.articlesWithoutAdministration, { query })
    const questions = [{}, { url: '/v2/administrations/1/invoices' }, { query: 'factuur' }]
    const statements = async () => {
      const counts: number[] = []
      for (const question of questions) counts.push(await countStatements(() => ask(question)))
      return counts
    }
    await desk.publish({ title: 'Factuur', pages: ['invoices'] })
    const forOne = await statements()
    for (let index = 1; index < 23; index += 1) await desk.publish({ title: `Factuur ${index}`, pages: ['invoices'] })
    for (const question of questions) expect(await ask(question)).toHaveLength(20)
    for (const [index, count] of (await statements()).entries()) expect(count).toBeLessThanOrEqual(forOne[index] ?? 0)
    expect((await desk.client.call(support.topics))[0]?.articles).toHaveLength(23)
  } finally {
    await other.stop()
  }
})

test('support is reached as the settings say, and without a help site that is the help centre itself', async () => {
  expect(await reader.call(support.settings)).toEqual({ phone: '088 123 45 67', helpUrl: 'https://hulp.example/' })
  const other = await createTestServer()
  try {
    const client = await other.world.as(await other.world.user())
    expect(await client.call(support.settings)).toEqual({ phone: '020 123 45 67', helpUrl: null })
  } finally {
    await other.stop()
  }
})
