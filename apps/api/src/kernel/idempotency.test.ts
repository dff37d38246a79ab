import { defineCall } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestAdministration, type TestClient } from '../testing/index.ts'
import { administration } from './access.ts'
import { ApiError } from './api-error.ts'
import { route } from './route.ts'

const takeNumber = defineCall({
  method: 'POST',
  base: 'v2',
  path: '/administrations/{administrationId}/take-number',
  summary: 'Takes a number, so that doing it twice shows',
  body: v.object({ name: v.string(), fail: v.optional(v.boolean()) }),
  response: v.object({ number: v.number() }),
  idempotent: true,
})

const takeNumberRoute = route(takeNumber, {
  access: administration('BOOKING'),
  async handle({ db, administrationId, audit, input: { body } }) {
    const { last_number } = await db
      .insertInto('counters')
      .values({ administration_id: administrationId, name: body.name, last_number: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['administration_id', 'name'])
          .doUpdateSet((set) => ({ last_number: set('counters.last_number', '+', 1) })),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow()
    audit('take', 'number', null)
    if (body.fail === true) throw new ApiError('already_processed')
    return { number: last_number }
  },
})

let server: KloptTestServer
let books: TestAdministration
let client: TestClient
let name = 'proef'
let count = 0

beforeAll(async () => {
  server = await createTestServer({ extraRoutes: [takeNumberRoute] })
  books = await server.world.administration()
  client = await server.world.as(books.owner)
})
afterAll(() => server.stop())
beforeEach(() => {
  name = `proef ${(count += 1)}`
})

const take = (key: string | null, body: Record<string, unknown> = {}, by = client, administrationId = books.id) =>
  by.send(
    takeNumber,
    { params: { administrationId }, body: { name, ...body } },
    key === null ? {} : { idempotencyKey: key },
  )

test('fifty identical requests at once have one effect and one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => take(`vijftig ${name}`.replaceAll(' ', '-'))))
  expect(answers).toHaveLength(50)
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { number: 1 } })
  const { rows } = await server.services.pool.query('SELECT last_number FROM counters WHERE name = $1', [name])
  expect(rows).toEqual([{ last_number: 1 }])
})

test('without a key every request counts', async () => {
  await take(null)
  expect((await take(null)).body).toEqual({ number: 2 })
})

test('the same key with another body is refused, and does nothing', async () => {
  await take('zelfde')
  expect(await take('zelfde', { name: 'anders' })).toMatchObject({ status: 422, body: { code: 90003 } })
})

test('the same key in another administration is another request', async () => {
  const other = await server.world.administration({ owner: books.owner })
  await take('elders')
  expect(await take('elders', {}, client, other.id)).toMatchObject({ status: 422, body: { code: 90003 } })
})

test('the same key of another user is another request', async () => {
  const colleague = await server.world.user()
  await server.world.role({ user: colleague, administrationId: books.id, permissions: ['ACCOUNTING'] })
  await take('gedeeld')
  expect((await take('gedeeld', {}, await server.world.as(colleague))).body).toEqual({ number: 2 })
})

test('a request that failed may be tried again with its key', async () => {
  expect(await take('poging', { fail: true })).toMatchObject({ status: 409, body: { code: 90017 } })
  expect(await take('poging', { fail: true })).toMatchObject({ status: 409, body: { code: 90017 } })
  expect((await take('poging')).body).toEqual({ number: 1 })
})

test('a kept answer is not given to who lost the permission meanwhile', async () => {
  const colleague = await server.world.user()
  await server.world.role({ user: colleague, administrationId: books.id, permissions: ['ACCOUNTING'] })
  const theirs = await server.world.as(colleague)
  await take('ontslagen', {}, theirs)
  await server.services.pool.query('UPDATE roles SET deactivated_at = now() WHERE user_id = $1', [colleague.id])
  expect((await take('ontslagen', {}, theirs)).status).toBe(404)
})

test('a repeated request leaves one audit row', async () => {
  const count = async () =>
    (await server.services.pool.query<{ n: number }>("SELECT count(*) AS n FROM audit_log WHERE action = 'take'"))
      .rows[0]?.n ?? 0
  const before = await count()
  await take('een-spoor')
  await take('een-spoor')
  expect(await count()).toBe(before + 1)
})

test('a key that is no key is refused', async () => {
  expect(await take('x'.repeat(201))).toMatchObject({ status: 400, body: { code: 90014 } })
})
