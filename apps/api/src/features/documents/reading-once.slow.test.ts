import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { JobContext } from '../../kernel/job.ts'
import { pngOf, scanOf } from '../../recognition/scan.test-support.ts'
import { createLogger } from '../../server/logger.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createTestServer, TestClient, TestClock, type KloptTestServer } from '../../testing/index.ts'
import { databaseUrlOf, startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { aPdf, Inbox } from './documents.test-support.ts'
import { recogniseJob } from './recognise-document.ts'
import { resumeReadingsJob } from './resume-readings.ts'

vi.setConfig({ testTimeout: 240_000 })
/** Who reads gives way to all else, so that on a machine that is busy with other tests it takes its time. */
const patience = { timeout: 100_000 }

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
// What a killed server was at is nobody else's.
afterEach(async () => {
  await server.services.pool.query("DELETE FROM jobs.job WHERE state = 'active'")
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
  jobName: 'test',
  jobId: randomUUID(),
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
  await expect.poll(async () => (await inbox.get(id)).recognition?.state, patience).toBe('running')
  await first.stop()
  expect((await inbox.get(id)).recognition).toMatchObject({
    state: 'queued',
    progressPercent: 0,
    failure: null,
    canReadAgain: false,
    expected: { documentsBefore: 0 },
  })
  await server.jobs.drain()
  expect(await effects(inbox)).toEqual(once)
})

const startProcess = () =>
  startServerProcess({ DATABASE_URL: databaseUrlOf(database.connection), DATA_DIR: dataDir, LOG_LEVEL: 'warn' })

async function kill({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
}

/** A scan whose reading a server of its own was killed in. */
async function killedReading(): Promise<{ inbox: Inbox; id: number; fileId: number }> {
  const inbox = await Inbox.open(server)
  const first = await startProcess()
  const client = new TestClient(first.url)
  for (const [name, value] of inbox.client.cookies) client.setCookie(`${name}=${value}`)
  const { id, fileId } = await inbox.through(client).upload(await pngOf(await scanOf(aPdf())))
  await expect.poll(async () => (await inbox.get(id)).recognition?.state, patience).toBe('running')
  await kill(first)
  expect(await effects(inbox)).toEqual({ thumbnails: 0, done: 0, running: 1 })
  return { inbox, id, fileId }
}

const attempts = async ({ id }: Inbox) =>
  (await server.services.pool.query('SELECT attempts FROM recognitions WHERE administration_id = $1', [id])).rows

test('what a server was reading when it was killed is read as soon as one starts again, once', async () => {
  const { inbox, id } = await killedReading()
  // As far as the queue knows it is still being read.
  const busy = () =>
    server.services.pool.query(
      `UPDATE jobs.job SET heartbeat_on = now() + interval '1 hour' WHERE name = 'documents.read' AND state = 'active'`,
    )
  expect((await busy()).rowCount).toBe(1)
  const second = await startProcess()
  await expect.poll(async () => (await inbox.get(id)).recognition?.state, patience).toBe('done')
  // The document is done a moment before the job is that read it.
  await expect.poll(async () => (await busy()).rowCount, patience).toBe(1)
  await kill(second)
  expect(await effects(inbox)).toEqual(once)
  expect(await attempts(inbox)).toEqual([{ attempts: 2 }])
})

test('of two servers on one database neither takes what the other is reading', async () => {
  const inbox = await Inbox.open(server)
  const { id } = await inbox.upload(aPdf())
  const [first, second] = [await open(), await open()]
  try {
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const { read } = first.services.documentReader
    vi.spyOn(first.services.documentReader, 'read').mockImplementation(async (...request) => {
      begun.resolve()
      await goOn.promise
      return read(...request)
    })
    const reading = recogniseJob.run(contextOf(first), { administrationId: inbox.id })
    await begun.promise
    await resumeReadingsJob.run(contextOf(second), {})
    await recogniseJob.run(contextOf(second), { administrationId: inbox.id })
    expect(await attempts(inbox)).toEqual([{ attempts: 1 }])
    expect((await inbox.get(id)).recognition?.state).toBe('running')
    goOn.resolve()
    await reading
    expect(await effects(inbox)).toEqual(once)
  } finally {
    await first.stop()
    await second.stop()
  }
})

test('a document that ended every server that read it is given up, and is read when somebody asks again', async () => {
  const inbox = await Inbox.open(server)
  const { id } = await inbox.upload(aPdf())
  const { pool } = server.services
  await pool.query("UPDATE recognitions SET state = 'running', attempts = 6 WHERE administration_id = $1", [inbox.id])
  await server.jobs.drain()
  expect((await inbox.get(id)).recognition?.state).toBe('failed')
  await inbox.client.call(contract.documents.recogniseAgain, { params: { ...inbox.params, documentId: id } })
  await server.jobs.drain()
  expect((await inbox.get(id)).recognition?.state).toBe('done')
})

test('what a server was reading when it was killed is read by one that lives on, once', async () => {
  const { inbox, id } = await killedReading()
  await afterSilence()
  await server.jobs.drain()
  expect(await effects(inbox)).toEqual(once)
  expect((await inbox.get(id)).recognition?.state).toBe('done')
})

test('what a server was reading at its last try when it was killed is told to have failed before the night', async () => {
  const inbox = await Inbox.open(server)
  const { id } = await inbox.upload(aPdf())
  const { pool } = server.services
  // The queue gave up.
  await pool.query("DELETE FROM jobs.job WHERE name = 'documents.read'")
  const living = await open()
  try {
    await living.jobs.start()
    await expect.poll(() => countWaiting('documents.resume'), patience).toBe(0)
    // No server starts after the one that is gone.
    await pool.query(
      "UPDATE recognitions SET state = 'running', attempts = 6, read_by = 0 WHERE administration_id = $1",
      [inbox.id],
    )
    const { rows } = await pool.query<{ name: string }>("SELECT name FROM jobs.schedule WHERE cron LIKE '*/_ * * * *'")
    await withQueue(async (boss) => {
      for (const { name } of rows) await boss.send(name, {})
    })
    await expect
      .poll(async () => (await inbox.get(id)).recognition, patience)
      .toMatchObject({
        state: 'failed',
        canReadAgain: true,
      })
  } finally {
    await living.stop()
  }
})

const countWaiting = async (name: string) =>
  (await server.services.pool.query("SELECT FROM jobs.job WHERE name = $1 AND state < 'completed'", [name])).rowCount

/** What the queue does by itself when a server has not been heard of for a while. */
async function afterSilence(): Promise<void> {
  const { pool } = server.services
  const silent = await pool.query(
    `UPDATE jobs.job SET heartbeat_on = now() - make_interval(secs => heartbeat_seconds + 1)
     WHERE name = 'documents.read' AND state = 'active' RETURNING heartbeat_seconds`,
  )
  expect(silent.rows).toEqual([{ heartbeat_seconds: 10 }])
  // The killed server may just have looked, after which nobody does for a while.
  await pool.query("UPDATE jobs.queue SET monitor_on = NULL, monitor_claim_on = NULL WHERE name = 'documents.read'")
  await withQueue((boss) => boss.supervise('documents.read'))
  const { rows } = await pool.query<{ wait_s: number }>(
    `SELECT extract(epoch FROM start_after - now())::float8 AS wait_s FROM jobs.job
     WHERE name = 'documents.read' AND state = 'retry'`,
  )
  // Whoever waits for the document has waited long enough.
  expect(rows[0]?.wait_s).toBeLessThan(3)
  await pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'documents.read' AND state = 'retry'")
}

async function withQueue(use: (boss: PgBoss) => Promise<void>): Promise<void> {
  const { pool } = server.services
  const boss = new PgBoss({
    schema: 'jobs',
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await use(boss)
  await boss.stop({ close: false })
}
