import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestAdministration, type TestClient } from '../testing/index.ts'
import {
  anyone,
  clumsy,
  consent,
  download,
  echo,
  fails,
  leaky,
  mild,
  preview,
  routes,
  seen,
  silentWrite,
  wrongShape,
} from './chain.test-support.ts'

let server: KloptTestServer
let books: TestAdministration
let client: TestClient

beforeAll(async () => {
  server = await createTestServer({ extraRoutes: routes })
  books = await server.world.administration()
  client = await server.world.as(books.owner)
})
afterAll(() => server.stop())

const params = () => ({ administrationId: books.id })
const post = (call: { path: string; method: 'GET' | 'POST' }, body?: unknown) =>
  client.send(call, { params: params(), ...(body !== undefined && { body }) })
const counters = async () =>
  (await server.services.pool.query<{ name: string }>('SELECT name FROM counters')).rows.map(({ name }) => name)

test('a field that is wrong is named with its path and a Dutch reason', async () => {
  const answer = await post(echo, { text: '', lines: [{ cents: 1 }, { cents: 'x' }] })
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 90001, fields: { text: 'Vul iets in', 'lines.1.cents': 'Deze waarde is niet geldig' } },
  })
  expect((await post(echo, { lines: [] })).body).toMatchObject({ fields: { text: 'Dit veld mag niet leeg zijn' } })
  expect((await post(echo, [])).status).toBe(422)
})

test('without a body no field is given: each that is asked for is named', async () => {
  expect(await post(echo)).toMatchObject({ status: 422, body: { fields: { text: 'Dit veld mag niet leeg zijn' } } })
  expect(await post(mild)).toMatchObject({ status: 200, body: { note: null } })
})

test('a query that is wrong is refused like a field', async () => {
  const answer = await client.send(echo, { params: params(), query: { page: '3' }, body: { text: 'a', lines: [] } })
  expect(answer).toMatchObject({ status: 422, body: { code: 90001, fields: { page: 'Deze waarde is niet geldig' } } })
})

test('what a call does not know is dropped on the way in', async () => {
  const answer = await post(echo, { text: 'a', lines: [{ cents: 1, account: 9 }], administrationId: 99 })
  expect(answer.body).toEqual({ text: 'a', lines: [{ cents: 1 }] })
})

test('what the contract does not name never leaves', async () => {
  const answer = await post(leaky)
  expect(answer.body).toEqual({ id: books.id })
})

test('an answer that breaks the contract is a failure in tests, not a surprise for the client', async () => {
  expect(await post(wrongShape)).toMatchObject({ status: 500, body: { code: 500 } })
})

test('a write without an audit row is refused and undone', async () => {
  expect((await post(silentWrite)).status).toBe(500)
  expect(await counters()).not.toContain('stil')
})

test('a call that says it changes nothing cannot', async () => {
  expect((await post(preview)).status).toBe(500)
  expect(await counters()).not.toContain('kijk')
})

test('an error undoes the write, and nothing that was to follow the commit happens', async () => {
  expect(await post(fails, { how: 'catalogue' })).toMatchObject({
    status: 409,
    body: { code: 90017, details: { nr: 1 } },
  })
  expect(await counters()).not.toContain('catalogue')
  expect(seen.afterCommits).toBe(0)
  expect((await post(fails, { how: 'goed' })).status).toBe(204)
  expect(seen.afterCommits).toBe(1)
})

test('the inside of an error stays in the log', async () => {
  const unexpected = await post(fails, { how: 'unexpected' })
  expect(unexpected.status).toBe(500)
  expect(unexpected.body).toEqual({ code: 500, message: 'Er ging iets fout bij het verwerken van je verzoek.' })
  expect(server.logLines.join('')).toContain('hunter2')
  const catalogue = await post(fails, { how: 'catalogue' })
  expect(JSON.stringify(catalogue.body)).not.toContain('geheim')
})

test('what the database refuses becomes an error of the catalogue', async () => {
  const fields = { number: 'Dit nummer is al in gebruik. Kies een ander nummer' }
  expect(await post(fails, { how: 'unique' })).toMatchObject({ status: 422, body: { code: 90001, fields } })
})

test('a write that met a deadlock is tried once more, as a whole', async () => {
  expect((await post(clumsy)).body).toEqual({ tries: 2 })
  const { rows } = await server.services.pool.query("SELECT FROM audit_log WHERE action = 'try'")
  expect(rows).toHaveLength(1)
})

test('a write leaves who, what and where in the audit log', async () => {
  await post(consent)
  const { rows } = await server.services.pool.query(
    "SELECT administration_id, user_id, entity, entity_id, created_at FROM audit_log WHERE action = 'consent'",
  )
  expect(rows).toContainEqual({
    administration_id: books.id,
    user_id: books.owner.id,
    entity: 'administration',
    entity_id: books.id,
    created_at: server.clock.now(),
  })
})

test('a subscription that ended can be viewed but not changed, except by a call marked so', async () => {
  const { id, owner } = await server.world.administration({ subscriptionType: 'GRACE_PERIOD' })
  const theirs = await server.world.as(owner)
  const at = { params: { administrationId: id } }
  expect((await theirs.send(leaky, at)).status).toBe(200)
  expect((await theirs.send(download, at)).status).toBe(200)
  expect(await theirs.send(fails, { ...at, body: { how: 'goed' } })).toMatchObject({
    status: 403,
    body: { code: 90011 },
  })
  expect((await theirs.send(consent, at)).status).toBe(204)
})

test('a file comes as its bytes with a safe name, and no page can be made of it', async () => {
  const answer = await post(download)
  expect(answer.body).toBe('dag 2026-06-15')
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''dag%20%C3%A8.txt")
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('who is refused learns it before the body is looked at', async () => {
  expect((await server.world.visitor().send(echo, { params: params(), body: 'geen json' })).body).toMatchObject({
    code: 2003,
  })
})

test('an open call knows who is signed in and takes a dead session for none', async () => {
  expect((await client.send(anyone)).body).toEqual({ userId: books.owner.id })
  const stranger = server.world.visitor()
  stranger.setCookie(`__Host-klopt_session=${'a'.repeat(43)}`)
  expect((await stranger.send(anyone)).body).toEqual({ userId: null })
})
