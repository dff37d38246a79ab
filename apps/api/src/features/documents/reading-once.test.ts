import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { JobContext } from '../../jobs/job.ts'
import { pngOf, scanOf } from '../../recognition/scan.test-support.ts'
import { createLogger } from '../../server/logger.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createTestServer, TestClient, TestClock, type KloptTestServer } from '../../testing/index.ts'
import { databaseUrlOf, startServerProcess } from '../../testing/server-process.ts'
import { aPdf, Inbox } from './documents.test-support.ts'
import { recogniseJob } from './recognise-document.ts'

/** A server on a database and a folder that others use too. */
let database: TestDatabase
let dataDir: string
let server: KloptTestServer
const open = () =>
  createTestServer({ connection: database.connection, clock: new TestClock(new Date()), env: { DATA_DIR: dataDir } })

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'klopt-reading-'))
  server = await open()
})
afterAll(async () => {
  await server.stop()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const contextOf = ({ services, jobs }: KloptTestServer): JobContext => ({
  services,
  now: services.clock.now(),
  today: '2026-06-15',
  log: createLogger('silent'),
  isRetry: false,
  isLastTry: false,
  senderFor: jobs.senderFor,
})

async function effects(inbox: Inbox) {
  const { rows } = await server.services.pool.query<{ thumbnails: number; done: number; running: number }>(
    `SELECT (SELECT count(*) FROM files WHERE administration_id = $1 AND name = 'miniatuur.webp') AS thumbnails,
       count(*) FILTER (WHERE state = 'done') AS done, count(*) FILTER (WHERE state = 'running') AS running
     FROM recognitions WHERE administration_id = $1`,
    [inbox.id],
  )
  return rows[0]
}
const once = { thumbnails: 1, done: 1, running: 0 }

test('a reading that runs three times at once and again later is done once', async () => {
  const inbox = await Inbox.open(server)
  const { fileId } = await inbox.upload(aPdf())
  const run = () => recogniseJob.run(contextOf(server), { administrationId: inbox.id })
  await Promise.all([run(), run(), run()])
  const before = await inbox.ocr(fileId)
  await run()
  await server.jobs.drain()
  expect(await effects(inbox)).toEqual(once)
  expect(await inbox.ocr(fileId)).toEqual(before)
})

test('a server that stops gives back what it was reading, and the next one does it', async () => {
  const inbox = await Inbox.open(server)
  const { id } = await inbox.upload(await pngOf(await scanOf(aPdf())))
  const first = await open()
  await first.jobs.start()
  await expect.poll(async () => (await inbox.get(id)).recognition?.state, { timeout: 10_000 }).toBe('running')
  await first.stop()
  expect((await inbox.get(id)).recognition).toEqual({ state: 'queued', progressPercent: 0, failure: null })
  await server.jobs.drain()
  expect(await effects(inbox)).toEqual(once)
})

test('what a server was reading when it was killed is read by the next one, once', async () => {
  const env = { DATABASE_URL: databaseUrlOf(database.connection), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const inbox = await Inbox.open(server)
  const first = await startServerProcess(env)
  const client = new TestClient(first.url)
  for (const [name, value] of inbox.client.cookies) client.setCookie(`${name}=${value}`)
  const { id } = await inbox.through(client).upload(await pngOf(await scanOf(aPdf())))
  await expect.poll(async () => (await inbox.get(id)).recognition?.state, { timeout: 10_000 }).toBe('running')
  first.child.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  expect(await effects(inbox)).toEqual({ thumbnails: 0, done: 0, running: 1 })

  await afterSilence()
  await server.jobs.drain()
  expect(await effects(inbox)).toEqual(once)
  expect((await inbox.get(id)).recognition?.state).toBe('done')
})

/** What the queue does by itself when a server has not been heard of for a while. */
async function afterSilence(): Promise<void> {
  const { pool } = server.services
  const silent = await pool.query(
    `UPDATE jobs.job SET heartbeat_on = now() - make_interval(secs => heartbeat_seconds + 1)
     WHERE name = 'documents.read' AND state = 'active' RETURNING heartbeat_seconds`,
  )
  expect(silent.rows).toEqual([{ heartbeat_seconds: 10 }])
  const boss = new PgBoss({
    schema: 'jobs',
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.supervise('documents.read')
  await boss.stop({ close: false })
  const { rows } = await pool.query<{ wait_s: number }>(
    `SELECT extract(epoch FROM start_after - now())::float8 AS wait_s FROM jobs.job
     WHERE name = 'documents.read' AND state = 'retry'`,
  )
  // Whoever waits for the document has waited long enough.
  expect(rows[0]?.wait_s).toBeLessThan(3)
  await pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'documents.read' AND state = 'retry'")
}

vi.setConfig({ testTimeout: 60_000 })
