import { defineCall } from '@klopt/api-client/schemas'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../database/db.ts'
import { createTestServer, type KloptTestServer, type TestAdministration, type TestClient } from '../testing/index.ts'
import { administration, publicAccess } from '../kernel/access.ts'
import { route } from '../kernel/route.ts'

const path = '/administrations/{administrationId}'
const response = v.object({ tries: v.number() })
const unlucky = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/unlucky`,
  summary: 'Loses its connection halfway',
  body: v.object({ losses: v.number() }),
  response,
})
const unluckyRead = defineCall({
  method: 'GET',
  base: 'v2',
  path: `${path}/unlucky`,
  summary: 'Loses its connection while it reads',
  response,
})
const broken = defineCall({
  method: 'POST',
  base: 'v2',
  path: '/broken',
  summary: 'Fails as the database or the disk does',
  body: v.object({ sqlState: v.optional(v.string()), code: v.optional(v.string()) }),
})

let tries = 0

/** As a restart of the database does it, to this one connection; answers when this side has heard of it. */
async function loseConnection(db: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  await server.services.pool.query('SELECT pg_terminate_backend($1, 10000)', [rows[0]?.pid])
  await sql`SELECT 1`.execute(db).catch(() => {})
}

const access = administration('BOOKING')
const routes = [
  route(unlucky, {
    access,
    async handle({ db, audit, administrationId, input: { body } }) {
      tries += 1
      audit('unlucky', 'counter', null)
      await db.insertInto('counters').values({ administration_id: administrationId, name: 'pech' }).execute()
      if (tries <= body.losses) await loseConnection(db)
      return { tries }
    },
  }),
  route(unluckyRead, {
    access,
    async handle({ db }) {
      tries += 1
      if (tries === 1) await loseConnection(db)
      await db.selectFrom('counters').selectAll().execute()
      return { tries }
    },
  }),
  route(broken, {
    access: publicAccess,
    changesNothing: true,
    async handle({ db, input: { body } }) {
      if (body.code !== undefined) throw Object.assign(new Error('disk'), { code: body.code })
      await sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'stuk' USING ERRCODE = '${body.sqlState}'; END $$`)}`.execute(db)
    },
  }),
]

let server: KloptTestServer
let books: TestAdministration
let client: TestClient

beforeAll(async () => {
  server = await createTestServer({ extraRoutes: routes })
})
afterAll(() => server.stop())
beforeEach(async () => {
  tries = 0
  books = await server.world.administration()
  client = await server.world.as(books.owner)
})

const at = () => ({ params: { administrationId: books.id } })
const countKept = async () =>
  (await server.services.pool.query('SELECT FROM counters WHERE administration_id = $1', [books.id])).rowCount

test('a write whose connection breaks before its COMMIT is done again, and has one effect', async () => {
  const answer = await client.send(unlucky, { ...at(), body: { losses: 1 } })
  expect(answer).toMatchObject({ status: 200, body: { tries: 2 } })
  expect(await countKept()).toBe(1)
})

test('a write whose connection breaks each time answers 503 in Dutch with Retry-After, and nothing is half done', async () => {
  const answer = await client.send(unlucky, { ...at(), body: { losses: 9 } })
  expect(answer).toMatchObject({ status: 503, body: { code: 90045 } })
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((answer.body as { message: string }).message).toMatch(/probeer het opnieuw/i)
  expect(tries).toBe(3)
  expect(await countKept()).toBe(0)
  expect((await client.send(unlucky, { ...at(), body: { losses: 0 } })).status).toBe(200)
})

test('a read whose connection breaks is done again', async () => {
  expect(await client.send(unluckyRead, at())).toMatchObject({ status: 200, body: { tries: 2 } })
})

test('all connections that lie ready are broken, and the next requests are answered as if nothing happened', async () => {
  const end = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> $1'
  const admin = await server.services.pool.connect()
  const { rows } = await admin.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await Promise.all(Array.from({ length: 8 }, () => server.services.pool.query('SELECT pg_sleep(0.05)')))
  await admin.query(end, [rows[0]?.pid])
  admin.release()
  tries = 1
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.send(unluckyRead, at())))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test.each([
  ['57P03', 503, 90045],
  ['53300', 503, 90045],
  ['53100', 507, 90046],
])('of the database %s becomes %i', async (sqlState, status, code) => {
  const answer = await server.world.visitor().send(broken, { body: { sqlState } })
  expect(answer).toMatchObject({ status, body: { code } })
})

test.each(['ENOSPC', 'EDQUOT'])('a disk without room (%s) is told as that', async (code) => {
  const answer = await server.world.visitor().send(broken, { body: { code } })
  expect(answer).toMatchObject({ status: 507, body: { code: 90046 } })
  expect((answer.body as { message: string }).message).toContain('geen ruimte')
})
