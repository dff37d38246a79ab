import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withRead, withTransaction } from '../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { defineJob } from '../kernel/job.ts'

const done: string[] = []
let failures = 0

const note = defineJob<{ text: string }>({
  name: 'test.note',
  run: async (_context, { text }) => void done.push(text),
})
const chain = defineJob<{ depth: number; administrationId: number }>({
  name: 'test.chain',
  async run({ services, senderFor }, { depth, administrationId }) {
    done.push(`diepte ${depth}`)
    if (depth === 0) return
    await withTransaction(services.pool, { kind: 'administration', administrationId }, (db) =>
      senderFor(db).enqueue(chain, { depth: depth - 1, administrationId }),
    )
  },
})
const flaky = defineJob<object>({
  name: 'test.flaky',
  async run() {
    failures += 1
    throw new Error('nog niet')
  },
})

let server: KloptTestServer
let administrationId: number
beforeAll(async () => {
  server = await createTestServer({ extraJobs: [note, chain, flaky] })
  administrationId = (await server.world.administration()).id
})
afterAll(() => server.stop())

const inAdministration = <T>(work: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(server.services.pool, { kind: 'administration', administrationId }, work)

async function drained(): Promise<string[]> {
  done.length = 0
  await server.jobs.drain()
  return [...done]
}

test('a job queued in a transaction runs after it, with its data', async () => {
  await inAdministration((db) => server.jobs.senderFor(db).enqueue(note, { text: 'één' }))
  expect(await drained()).toEqual(['één'])
  expect(await drained()).toEqual([])
})

test('a job of a transaction that failed was never queued', async () => {
  const failing = inAdministration(async (db) => {
    await server.jobs.senderFor(db).enqueue(note, { text: 'nooit' })
    throw new Error('toch niet')
  })
  await expect(failing).rejects.toThrow('toch niet')
  expect(await drained()).toEqual([])
})

test('a business key makes a job unique, while queued and after it is done', async () => {
  const enqueue = (text: string, key: string) =>
    inAdministration((db) => server.jobs.senderFor(db).enqueue(note, { text }, { key }))
  await Promise.all(Array.from({ length: 5 }, () => enqueue('schema 1', 'schema 1, 2026-01-01')))
  await enqueue('schema 2', 'schema 1, 2026-02-01')
  expect((await drained()).toSorted()).toEqual(['schema 1', 'schema 2'])
  await enqueue('schema 1', 'schema 1, 2026-01-01')
  expect(await drained()).toEqual([])
})

test('jobs that jobs queue are drained too', async () => {
  await inAdministration((db) => server.jobs.senderFor(db).enqueue(chain, { depth: 2, administrationId }))
  expect(await drained()).toEqual(['diepte 2', 'diepte 1', 'diepte 0'])
})

test('a job that is for later waits', async () => {
  await inAdministration((db) => server.jobs.senderFor(db).enqueue(note, { text: 'straks' }, { delaySeconds: 3_600 }))
  expect(await drained()).toEqual([])
})

test('a job that fails stays in the queue to be tried again, and a drain says so', async () => {
  await inAdministration((db) => server.jobs.senderFor(db).enqueue(flaky, {}))
  await expect(server.jobs.drain()).rejects.toThrow('nog niet')
  expect(failures).toBe(1)
  const { rows } = await server.services.pool.query("SELECT state, retry_limit FROM jobs.job WHERE name = 'test.flaky'")
  expect(rows).toEqual([{ state: 'retry', retry_limit: 5 }])
})

test('the application can queue jobs but not read or change what is queued', async () => {
  const read = withRead(server.services.pool, { kind: 'system' }, (db) => sql`SELECT data FROM jobs.job`.execute(db))
  await expect(read).rejects.toMatchObject({ code: '42501' })
})

test('a running server picks its own job up at once', async () => {
  const ran = Promise.withResolvers<void>()
  const signal = defineJob<object>({ name: 'test.signal', run: async () => ran.resolve() })
  const working = await createTestServer({ extraJobs: [signal] })
  try {
    await working.jobs.start()
    const sender = await withTransaction(working.services.pool, { kind: 'system' }, async (db) => {
      const inTransaction = working.jobs.senderFor(db)
      await inTransaction.enqueue(signal, {})
      return inTransaction
    })
    sender.wake()
    await ran.promise
  } finally {
    await working.stop()
  }
})

test('schedules fire on a server that queued jobs before it was started', async () => {
  const tidy = defineJob<object>({ name: 'test.tidy', schedule: '* * * * *', run: async () => undefined })
  const early = await createTestServer({ extraJobs: [tidy] })
  try {
    await withTransaction(early.services.pool, { kind: 'system' }, (db) => early.jobs.senderFor(db).enqueue(tidy, {}))
    await early.jobs.start()
    await expect
      .poll(async () => {
        const { rows } = await early.services.pool.query<{ kept: boolean }>(
          'SELECT cron_on IS NOT NULL AS kept FROM jobs.version',
        )
        return rows[0]?.kept
      })
      .toBe(true)
  } finally {
    await early.stop()
  }
})
