import type { ArticleInput } from '@klopt/api-client/contract'
import { articles, support } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { anArticle, aText, Desk } from './articles.test-support.ts'

let server: KloptTestServer
let desk: Desk
let client: TestClient

beforeAll(async () => {
  server = await sharedTestServer()
  desk = await Desk.open(server)
  client = desk.client
})
afterAll(() => server.stop())

const get = (articleId: number) => client.call(articles.get, { params: { articleId } })
const save = (articleId: number, version: number, given: Partial<ArticleInput> = {}) =>
  client.send(articles.save, { params: { articleId }, body: { ...anArticle(given), version } })
const setState = (articleId: number, state: 'draft' | 'published', version: number) =>
  client.send(articles.setState, { params: { articleId }, body: { state, version } })
const remove = (articleId: number, version: number) =>
  client.send(articles.remove, { params: { articleId }, body: { version } })
const create = (given: Partial<ArticleInput>) => client.send(articles.create, { body: anArticle(given) })
const read = (articleId: number) => client.send(support.articleWithoutAdministration, { params: { articleId } })
const orderOf = async (topic: 'bank' | 'ledger') =>
  (await client.call(articles.list, { query: { topic } })).map(({ id }) => id)

test('an article is written as a draft, published, changed, taken back and thrown away, and each step leaves a trace', async () => {
  const input = anArticle({ title: ' Bank importeren ', topic: 'bank', pages: ['bank/import'], keywords: 'mt940' })
  const { id, version } = await client.call(articles.create, { body: input })
  expect(version).toBe(1)
  expect(await get(id)).toEqual({
    ...input,
    id,
    title: 'Bank importeren',
    state: 'draft',
    version: 1,
    updatedAt: Math.floor(server.clock.now().getTime() / 1000),
  })
  expect((await read(id)).status).toBe(404)
  expect(await setState(id, 'published', 1)).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await setState(id, 'published', 2)).toMatchObject({ status: 200, body: { version: 2 } })
  expect((await read(id)).status).toBe(200)
  server.clock.advanceMs(60_000)
  expect(await save(id, 2, { title: 'Afschrift importeren', topic: 'bank' })).toMatchObject({ body: { version: 3 } })
  expect((await read(id)).body).toMatchObject({ title: 'Afschrift importeren' })
  expect((await get(id)).updatedAt).toBe(Math.floor(server.clock.now().getTime() / 1000))
  expect(await remove(id, 3)).toMatchObject({ status: 409, body: { code: 90002 } })
  expect(await setState(id, 'draft', 3)).toMatchObject({ body: { version: 4 } })
  expect((await read(id)).status).toBe(404)
  expect((await remove(id, 4)).status).toBe(204)
  expect(await client.send(articles.get, { params: { articleId: id } })).toMatchObject({ status: 404 })
  const { rows } = await server.services.pool.query(
    "SELECT action FROM audit_log WHERE entity = 'article' AND entity_id = $1 ORDER BY id",
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['create', 'publish', 'update', 'withdraw', 'delete'])
})

test('who has seen an older version changes nothing, and what does not exist is not found', async () => {
  const id = await desk.publish({ title: 'Van mij' })
  for (const answer of [await save(id, 1), await setState(id, 'draft', 1), await remove(id, 1)]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 90002 } })
  }
  expect((await get(id)).title).toBe('Van mij')
  for (const answer of [await save(999, 1), await setState(999, 'draft', 1), await remove(999, 1)]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 90005 } })
  }
})

test('an article that is sent twice is made once', async () => {
  const body = anArticle({ title: 'Eenmaal' })
  const key = { idempotencyKey: 'artikel-eenmaal-1' }
  const first = await client.send(articles.create, { body }, key)
  expect(await client.send(articles.create, { body }, key)).toMatchObject({ body: first.body })
  const all = await client.call(articles.list, { query: {} })
  expect(all.filter(({ title }) => title === 'Eenmaal')).toHaveLength(1)
})

test('the articles of a topic are put in order, all of them or none', async () => {
  const [first, second, third] = [
    await desk.draft({ topic: 'ledger' }),
    await desk.draft({ topic: 'ledger' }),
    await desk.draft({ topic: 'ledger' }),
  ]
  const elsewhere = await desk.draft({ topic: 'bank' })
  expect(await orderOf('ledger')).toEqual([first, second, third])
  const order = (articleIds: number[]) => client.send(articles.order, { body: { topic: 'ledger', articleIds } })
  expect((await order([third, first, second])).status).toBe(204)
  expect(await orderOf('ledger')).toEqual([third, first, second])
  for (const wrong of [[third], [third, first, second, elsewhere], [third, first, first], []]) {
    expect(await order(wrong)).toMatchObject({ status: 409, body: { code: 90002 } })
  }
  expect(await orderOf('ledger')).toEqual([third, first, second])
  await save(third, 1, { topic: 'bank' })
  expect(await orderOf('bank')).toEqual([elsewhere, third])
})

test('a link or video of another site is refused with 57007, and the fields say which', async () => {
  expect(await create({ document: aText('klik hier', 'https://evil.example/x') })).toMatchObject({
    status: 422,
    body: { code: 57007, fields: { document: expect.stringContaining('‘klik hier’ (https://evil.example/x)') } },
  })
  expect(await create({ videoUrl: 'https://evil.example/watch?v=dQw4w9WgXcQ' })).toMatchObject({
    status: 422,
    body: { code: 57007, fields: { videoUrl: 'Gebruik een video van YouTube of Vimeo.' } },
  })
  expect(await create({ videoUrl: 'https://vimeo.com/about' })).toMatchObject({
    status: 422,
    body: { code: 90001, fields: { videoUrl: expect.any(String) } },
  })
  const id = await desk.draft({ document: aText('de Belastingdienst', 'https://www.belastingdienst.nl/') })
  const quoted = aText('weg', 'javascript:alert(1)').content
  const nested = { type: 'doc', content: [{ type: 'quote', content: quoted }] } as const
  expect(await save(id, 1, { document: nested })).toMatchObject({ status: 422, body: { code: 57007 } })
  expect((await get(id)).version).toBe(1)
})

test('a video is kept at the address of its player', async () => {
  const id = await desk.publish({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  expect((await get(id)).videoUrl).toBe(player)
  expect((await read(id)).body).toMatchObject({ video_url: player })
})

test('a preview is what readers get, refuses what saving refuses, and keeps nothing', async () => {
  const before = await client.call(articles.list, { query: {} })
  const preview = (document = aText('<b>', '/help/3'), videoUrl: string | null = null) =>
    client.send(articles.preview, { body: { document, videoUrl } })
  expect((await preview()).body).toEqual({ content: '<p><a href="help/3">&lt;b&gt;</a></p>', videoUrl: null })
  expect((await preview(aText('x'), 'https://vimeo.com/76979871')).body).toMatchObject({
    videoUrl: expect.stringContaining('https://player.vimeo.com/video/76979871'),
  })
  expect(await preview(aText('x', 'https://evil.example'))).toMatchObject({ body: { code: 57007 } })
  expect(await preview(aText(), 'https://evil.example')).toMatchObject({ body: { code: 57007 } })
  expect(await client.call(articles.list, { query: {} })).toEqual(before)
})

test.each([
  { pages: ['../x'] },
  { pages: ['Vat-Return'] },
  { title: '   ' },
  { document: { type: 'doc', content: [{ type: 'html', content: '<script>' }] } as never },
  { topic: 'gossip' as never },
])('what is no article is refused: %j', async (wrong) => {
  expect(await create(wrong)).toMatchObject({ status: 422, body: { code: 90001 } })
})
