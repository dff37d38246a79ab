import { must } from '@klopt/bookkeeping/money'
import { contract, defineCall } from '@klopt/api-client/schemas'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '../database/db.ts'
import { withClient } from '../database/with-client.ts'
import type { EmbeddedPostgres } from '../embedded-postgres/index.ts'
import type { Books } from '../features/books.test-support.ts'
import { administration } from '../kernel/access.ts'
import { route } from '../kernel/route.ts'
import { createTestServer, type KloptTestServer, type TestClient } from '../testing/index.ts'
import type { StreamingReplica } from '../testing/streaming-replica.ts'
import { startReplicated, type Replicated } from './replica.test-support.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const path = '/administrations/{administrationId}'
const response = v.object({ isReplica: v.boolean(), contacts: v.number() })
const looked = defineCall({ method: 'GET', base: 'v2', path: `${path}/looked`, summary: 'Where from', response })
const noted = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/noted`,
  summary: 'Where a write reads',
  response,
})

/** What happens between the first statement of a read and its second. */
let meanwhile: (db: Db) => Promise<unknown> = async () => {}

const where = sql<{ isReplica: boolean; contacts: number }>`
  SELECT pg_is_in_recovery() AS "isReplica", (SELECT count(*)::integer FROM contacts) AS contacts`
const access = administration('ACCOUNTING')
const extraRoutes = [
  route(looked, {
    access,
    fromReplica: true,
    isolation: 'repeatable read',
    async handle({ db }) {
      await sql`SELECT count(*) FROM articles`.execute(db)
      await meanwhile(db)
      return must((await where.execute(db)).rows[0], 'where it was read')
    },
  }),
  route(noted, {
    access,
    async handle({ db, unchanged }) {
      unchanged()
      return must((await where.execute(db)).rows[0], 'where it was read')
    },
  }),
]

let all: Replicated
let primary: EmbeddedPostgres
let replica: StreamingReplica
let server: KloptTestServer
let books: Books

beforeAll(async () => {
  all = await startReplicated(extraRoutes)
  ;({ primary, replica, server, books } = all)
})
afterAll(() => all.stop())
afterEach(async () => {
  meanwhile = async () => {}
  await replica.ask('SELECT pg_wal_replay_resume()')
  // Whatever a test left the replica in, the next one begins with one that is there and has all.
  server.clock.advanceMs(60_000)
  await caughtUp()
})

const look = (client: TestClient = books.client) => client.call(looked, { params: books.params })
const onPrimary = (statement: string) => withClient(primary.connection, (client) => client.query(statement))
const elsewhere = () => server.world.as(books.owner)

/** Somebody without writes reads from the replica again. */
async function caughtUp(): Promise<void> {
  const reader = await elsewhere()
  await vi.waitFor(
    async () => {
      server.clock.advanceMs(1_000)
      // A position at the very begin of a page is reached with the next record alone.
      await onPrimary("SELECT pg_logical_emit_message(false, 'klopt', 'on')")
      expect((await look(reader)).isReplica).toBe(true)
    },
    { timeout: 20_000, interval: 50 },
  )
}

test('what may come from the replica does, and a write reads the database itself', async () => {
  await caughtUp()
  expect((await look(await elsewhere())).isReplica).toBe(true)
  expect((await books.client.call(noted, { params: books.params })).isReplica).toBe(false)
})

test('all reports and the dashboard are the same from the replica', async () => {
  const alone = await createTestServer({ connection: primary.connection, clock: server.clock })
  const { params } = books
  const accountId = await books.account('BVorDebHad')
  const range = { from: '2026-01-01', to: '2026-12-31' }
  const asked = [
    [contract.reports.trialBalance, range],
    [contract.reports.profitAndLoss, range],
    [contract.reports.balanceSheet, { asOf: range.to }],
    [contract.reports.agedReceivables, { asOf: range.to }],
    [contract.reports.agedPayables, { asOf: range.to }],
    [contract.reports.vatReconciliation, range],
    [contract.reports.cashFlow, range],
    [contract.reports.accruals, { asOf: range.to }],
    [contract.reports.turnover, { ...range, side: 'customer' }],
    [contract.reports.figureLines, { ...range, side: 'result' }],
    [contract.dashboard.get, {}],
    [contract.reports.exportTrialBalance, { ...range, format: 'csv' }],
  ] as const
  const reader = await elsewhere()
  const itself = (await books.seenBy(alone)).client
  await caughtUp()
  const logged = server.logLines.length
  for (const [call, query] of asked) {
    const [one, other] = [await reader.send(call, { params, query }), await itself.send(call, { params, query })]
    expect([call.path, one.status, one.body]).toEqual([call.path, other.status, other.body])
  }
  const card = { params: { ...params, accountId }, query: { ...range, pageSize: 50 } }
  expect(await reader.call(contract.reports.accountCard, card)).toEqual(
    await itself.call(contract.reports.accountCard, card),
  )
  // What a replica cannot answer is answered all the same, and told in the log.
  expect(server.logLines.slice(logged).join('\n')).not.toContain('the replica failed')
  await alone.stop()
})

test('whoever wrote finds it in what they read next, though the replica has it not yet', async () => {
  await caughtUp()
  const reader = await elsewhere()
  const before = await look(reader)
  await replica.ask('SELECT pg_wal_replay_pause()')
  await books.contact()
  expect(await look()).toEqual({ isReplica: false, contacts: before.contacts + 1 })
  // Others may see books that are a second old, and no older.
  expect(await look(reader)).toEqual(before)
  server.clock.advanceMs(1_000)
  expect(await look(reader)).toEqual({ isReplica: false, contacts: before.contacts + 1 })
  await replica.ask('SELECT pg_wal_replay_resume()')
  await caughtUp()
  expect(await look()).toEqual({ isReplica: true, contacts: before.contacts + 1 })
})

test('a position that nobody can read is answered by the database itself', async () => {
  const reader = await elsewhere()
  reader.setCookie('__Host-klopt_written=0-ZZ; Path=/')
  expect((await look(reader)).isReplica).toBe(false)
  reader.setCookie('__Host-klopt_written=FFFFFFFF-0; Path=/')
  expect((await look(reader)).isReplica).toBe(false)
})

test('who is let in is never asked of the replica', async () => {
  await caughtUp()
  const user = await server.world.user()
  await server.world.role({ user, administrationId: books.id, permissions: ['ACCOUNTING'] })
  const reader = await server.world.as(user)
  await caughtUp()
  expect((await look(reader)).isReplica).toBe(true)
  await replica.ask('SELECT pg_wal_replay_pause()')
  await onPrimary(`UPDATE roles SET deactivated_at = now() WHERE user_id = ${user.id}`)
  expect((await reader.send(looked, { params: books.params })).status).toBe(404)
})

/** What the replica cannot replay beside a read of these rows. */
const takeArticles = () =>
  onPrimary('BEGIN; LOCK TABLE articles IN ACCESS EXCLUSIVE MODE; SELECT pg_current_xact_id(); COMMIT')

test.each([
  ['whose statement runs', (db: Db) => Promise.all([sql`SELECT pg_sleep(20)`.execute(db), takeArticles()])],
  ['between two statements', () => takeArticles().then(replayed)],
])('a read %s in the way of what the replica replays is done again by the database itself', async (_, doMeanwhile) => {
  const reader = await elsewhere()
  let asked = 0
  meanwhile = async (db) => ((asked += 1) === 1 ? doMeanwhile(db) : undefined)
  expect((await look(reader)).isReplica).toBe(false)
  expect(asked).toBe(2)
  // It is not left alone for that.
  meanwhile = async () => {}
  await vi.waitFor(async () => expect((await look(reader)).isReplica).toBe(true), { timeout: 10_000 })
})

async function replayed(): Promise<void> {
  const { lsn } = await must(server.services.replica, 'the replica').position()
  await vi.waitFor(() => replica.ask(`SELECT 1 / (pg_last_wal_replay_lsn() >= '${lsn}'::pg_lsn)::integer`), {
    timeout: 20_000,
  })
}

test.each(['SIGKILL', 'SIGSTOP'] as const)('a replica after %s is not waited for, and found again', async (signal) => {
  await caughtUp()
  const reader = await elsewhere()
  const before = await look(reader)
  await replica.signal(signal)
  expect(await look(reader)).toEqual({ ...before, isReplica: false })
  if (signal === 'SIGKILL') await replica.start()
  else await replica.signal('SIGCONT')
  // Left alone for half a minute, so that not every read finds out.
  server.clock.advanceMs(29_000)
  expect((await look(reader)).isReplica).toBe(false)
  server.clock.advanceMs(1_000)
  await caughtUp()
})

test('another database at its address, or one that takes over, is not read', async () => {
  const other = await createTestServer({ connection: primary.connection, replica: primary.connection, extraRoutes })
  const seen = await books.seenBy(other)
  expect((await seen.client.call(looked, { params: books.params })).isReplica).toBe(false)
  expect(other.logLines.join('\n')).toContain('no replica of this database')
  await other.stop()
})
