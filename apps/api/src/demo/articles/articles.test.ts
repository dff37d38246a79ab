import { must } from '@klopt/bookkeeping/money'
import { articles, support } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { videoPlayers } from '../../config/allowed-sites.ts'
import { withTransaction } from '../../database/transaction.ts'
import { Desk } from '../../features/articles/articles.test-support.ts'
import { linksOf, wordsOf } from '../../rich-text/lines-of.ts'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { createArticles } from './create-articles.ts'
import { readText } from './read-text.ts'

let server: KloptTestServer
let client: TestClient

beforeAll(async () => {
  server = await createTestServer()
  const { pool, settings, clock } = server.services
  await withTransaction(pool, { kind: 'system' }, (db) => createArticles(db, settings, clock.now()))
  client = (await Desk.open(server)).client
})
afterAll(() => server.stop())

const all = () => client.call(articles.list, { query: {} })
const forPage = (path: string) =>
  client.call(support.articlesWithoutAdministration, { query: { url: `/v2/administrations/1/${path}` } })

test('there are at least 25 articles, published, each with a title of its own, in every topic', async () => {
  const published = await all()
  expect(published.length).toBeGreaterThanOrEqual(25)
  expect(published.every(({ state }) => state === 'published')).toBe(true)
  expect(new Set(published.map(({ title }) => title)).size).toBe(published.length)
  expect(await client.call(support.topics)).toHaveLength(7)
})

test('each has 120 to 350 words, a heading, a list and a link to another article that is there', async () => {
  const published = await all()
  const ids = published.map(({ id }) => id)
  for (const { id, title } of published) {
    const { document } = await client.call(articles.get, { params: { articleId: id } })
    const words = wordsOf(document).split(/\s+/).length
    const kinds = document.content.map(({ type }) => type)
    const linked = linksOf(document)
      .flatMap(({ href }) => /^\/help\/(\d+)$/.exec(href)?.[1] ?? [])
      .map(Number)
    expect({
      title,
      isRightLength: words >= 120 && words <= 350,
      hasHeading: kinds.includes('heading'),
      hasList: kinds.some((kind) => kind.endsWith('_list')),
      leadsOn: linked.length > 0 && linked.every((number) => number !== id && ids.includes(number)),
    }).toEqual({ title, isRightLength: true, hasHeading: true, hasList: true, leadsOn: true })
  }
})

test('the first article has a video, from a player that a page may show', async () => {
  const found = (await all()).find(({ title }) => title === 'Beginnen met Klopt')
  const params = { articleId: must(found, 'the article').id }
  const { video_url } = await client.call(support.articleWithoutAdministration, { params })
  expect(video_url).toBe(`${videoPlayers.youtube}/embed/aqz-KE-bpKQ`)
})

test.each([
  ['dashboard', 'dashboard'],
  ['invoices', 'facturen'],
  ['invoices/new', 'factuur maken'],
  ['invoices/12', 'factuur maken'],
  ['bank', 'verwerken'],
  ['bank/import', 'importeren'],
  ['bank/connections', 'koppelen'],
  ['vat-return?period=2026-Q3', 'aangifte'],
  ['contacts', 'Relaties'],
  ['contacts/4', 'Relaties'],
  ['contacts/new', 'Relaties'],
  ['purchases/3', 'inkoopfactuur'],
  ['documents', 'verzamelen'],
  ['ledger', 'grootboek'],
  ['ledger/accounts/3', 'grootboek'],
  ['ledger/entries/3', 'boeking'],
  ['reports/trial-balance', 'proefbalans'],
  ['more', 'Beginnen'],
  ['tickets', 'Hulp'],
  ['support', 'Hulp'],
  ['removal-requests', 'verwijderen'],
  ['settings', 'bedrijfsgegevens'],
  ['settings/company', 'bedrijfsgegevens'],
  ['settings/invoice', 'logo'],
  ['settings/email-texts', 'e-mail'],
  ['settings/numbering', 'nummers'],
  ['settings/vat', 'btw-instellingen'],
  ['settings/bank-books', 'Bank en kas'],
  ['settings/ledger-accounts', 'Grootboekrekeningen'],
  ['settings/users', 'uitnodigen'],
  ['settings/subscription', 'abonnement'],
  ['settings/access', 'meekijken'],
  ['settings/export', 'exporteren'],
])('the screen %s has its own article first', async (path, about) => {
  expect((await forPage(path))[0]?.title).toContain(about)
})

test.each([
  ['btw aangifte', 'Btw-aangifte doen'],
  ['kleine ondernemer', 'De kleineondernemersregeling (KOR)'],
  ['suppletie', 'Een fout in je btw-aangifte herstellen'],
  ['factuur naar belgie', 'Klanten in de EU en de ICP-opgaaf'],
  ['mt940', 'Een bankafschrift importeren'],
  ['hoe lang bewaren', 'Hoe lang moet je alles bewaren?'],
  ['2fa', 'Tweestapsverificatie en je account beveiligen'],
  ['schermdelen', 'Je scherm delen met een medewerker'],
  ['klant betaalt te laat', 'Betaaltermijn, herinnering en aanmaning'],
  ['abonement opzeggen', 'Je abonnement kiezen, wijzigen en opzeggen'],
])('a search for ‘%s’ answers the question', async (query, title) => {
  const found = await client.call(support.articlesWithoutAdministration, { query: { query } })
  expect(found.slice(0, 3).map((article) => article.title)).toContain(title)
})

test('the small text form knows paragraphs, headings, lists, bold and links', () => {
  const text = 'Een **vet**\nwoord.\n\n### Kop\n\n- [hier](x) en daar\n\n1. een\n2. twee'
  const item = (...content: object[]) => ({ type: 'list_item', content: [{ type: 'paragraph', content }] })
  expect(readText(text, (where) => `/help/${where}`).content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Een ' },
        { type: 'text', text: 'vet', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' woord.' },
      ],
    },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Kop' }] },
    {
      type: 'bullet_list',
      content: [
        item(
          { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href: '/help/x' } }] },
          { type: 'text', text: ' en daar' },
        ),
      ],
    },
    {
      type: 'ordered_list',
      attrs: { start: 1 },
      content: [item({ type: 'text', text: 'een' }), item({ type: 'text', text: 'twee' })],
    },
  ])
})
