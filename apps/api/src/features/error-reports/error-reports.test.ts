import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserError } from '@klopt/api-client/contract'
import { REQUEST_HEADER } from '@klopt/api-client/errors'
import { defineCall, errorReports } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import { publicAccess } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { errorReportsHousekeepingJob } from './housekeeping.ts'
import { broken, numbered } from './error-reports.test-support.ts'
import { MOST_GROUPS, recordReport } from './record-report.ts'

const breaks = defineCall({ method: 'GET', base: 'v2', path: '/breaks', summary: 'Breaks' })
const breaksRoute = route(breaks, {
  access: publicAccess,
  handle: async () => {
    throw new TypeError('no rows for jan@voorbeeld.example')
  },
})
const breakingJob = defineJob<object>({
  name: 'test.breaks',
  retryLimit: 0,
  run: async () => {
    throw new RangeError('no such day')
  },
})

let server: KloptTestServer
let staff: TestClient
/** What the pretended error service got. */
const envelopes: { url: string | undefined; auth: unknown; lines: Record<string, unknown>[] }[] = []
const errorService = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const lines = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
    envelopes.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines })
    response.end('{}')
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => errorService.listen(0, '127.0.0.1', resolve))
  const { port } = errorService.address() as AddressInfo
  server = await createTestServer({
    extraRoutes: [breaksRoute],
    extraJobs: [breakingJob],
    env: { ENVIRONMENT: 'staging', SENTRY_DSN: `http://sleutel@127.0.0.1:${port}/map/7` },
  })
  const admin = await server.world.user({ globalPermissions: ['ADMIN'] })
  staff = await server.world.as(admin)
})
afterAll(async () => {
  await server.stop()
  errorService.close()
})
beforeEach(async () => {
  envelopes.length = 0
  await server.services.pool.query('DELETE FROM error_reports')
})

const report = (parts: Partial<BrowserError> = {}) =>
  server.world.visitor().send(errorReports.report, { body: { ...broken, ...parts } })
const list = async () => (await staff.call(errorReports.list, { query: {} })).items

test('anyone may report; the same error is one group that counts, with what was last seen', async () => {
  expect((await report()).status).toBe(204)
  server.clock.advanceMs(60_000)
  await report({ message: 'y is not a function', path: '/v2/administrations/2/bank' })
  await report({ name: 'RangeError' })
  const groups = await list()
  expect(groups).toHaveLength(2)
  expect(groups.find(({ name }) => name === 'TypeError')).toMatchObject({
    source: 'browser',
    message: 'y is not a function',
    path: '/v2/administrations/2/bank',
    occurrences: 2,
    lastSeenAt: server.clock.now().getTime() / 1000,
  })
})

test('a page tells which call failed, and none where the page itself did, nor with anything but such a number', async () => {
  const requestId = 'f81d4fae-7dec-4d12-a765-00a0c91e6bf6'
  await report({ name: 'ApiError', requestId })
  await report({ requestId: undefined })
  expect((await report({ requestId: 'jan@voorbeeld.example' })).status).toBe(422)
  const numbers = (await list()).map((each) => [each.name, each.requestId])
  expect(Object.fromEntries(numbers)).toEqual({ ApiError: requestId, TypeError: null })
})

test('what people typed is taken out before it is kept or passed on', async () => {
  await report({ message: 'mail jan@voorbeeld.example', path: '/v2/reset-password?token=geheim', name: 'E' })
  const kept = JSON.stringify([await list(), envelopes])
  expect(kept).toContain('mail [e-mailadres]')
  expect(kept).not.toMatch(/jan@|geheim/)
})

test('a report that is none, or too large, is refused', async () => {
  expect((await report({ name: 'x'.repeat(300) })).status).toBe(422)
  expect((await report({ stack: 'x'.repeat(20_000) })).status).toBe(413)
})

test('an address that reports without end is told to stop', async () => {
  const statuses = []
  const options = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  for (let n = 0; n < 25; n += 1) {
    statuses.push((await server.world.visitor().send(errorReports.report, { body: broken }, options)).status)
  }
  expect(statuses).toContain(429)
})

test('what the server did not foresee is reported with its route and request, and not with what it was about', async () => {
  const answer = await server.world.visitor().send(breaks)
  expect(answer.status).toBe(500)
  await server.services.errorReporter.settled()
  const [group] = await list()
  expect(group?.requestId).toMatch(/^[\da-f-]{36}$/)
  expect(group).toMatchObject({
    source: 'server',
    name: 'TypeError',
    message: 'no rows for [e-mailadres]',
    path: 'GET /api/v2/breaks',
    requestId: answer.headers.get(REQUEST_HEADER),
  })
  expect(group?.stack).toContain('apps/api/src/features/error-reports/error-reports.test.ts')
  expect(group?.stack).not.toMatch(/\(\/|file:/)
})

test('an answer that the catalogue foresees is not reported', async () => {
  await server.world.visitor().request('GET', '/api/nergens')
  await server.services.errorReporter.settled()
  expect(await list()).toEqual([])
})

test('a job that fails is reported by its name', async () => {
  await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
    server.jobs.senderFor(db).enqueue(breakingJob, {}),
  )
  await expect(server.jobs.drain()).rejects.toThrow('no such day')
  expect(await list()).toMatchObject([{ source: 'server', name: 'RangeError', path: 'job test.breaks' }])
})

test('a report goes to Sentry too when that is set, grouped as it is here', async () => {
  await report()
  const [envelope] = envelopes
  expect(envelope?.url).toBe('/map/api/7/envelope/')
  expect(envelope?.auth).toContain('sentry_key=sleutel')
  const [header, item, event] = envelope?.lines ?? []
  expect(item).toMatchObject({ type: 'event' })
  expect(event).toMatchObject({
    event_id: header?.['event_id'],
    environment: 'staging',
    release: 'klopt@0.1.0',
    fingerprint: [expect.stringMatching(/^[\da-f]{64}$/)],
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is not a function',
          stacktrace: { frames: [{ function: 'Bank', filename: '/assets/bank-BEUam9ji.js', lineno: 1, colno: 2 }] },
        },
      ],
    },
  })
})

test.each([
  ['production', 0.05],
  ['staging', 1],
  ['development', 0],
])('pages in %s report the part %d of their errors', async (environment, sampleRate) => {
  const other = await createTestServer({ env: { ENVIRONMENT: environment } })
  try {
    expect(await other.world.visitor().call(errorReports.settings)).toEqual({ environment, sampleRate })
  } finally {
    await other.stop()
  }
})

test('the table is bounded: with each new group the one seen longest ago makes room', async () => {
  const { pool } = server.services
  await pool.query(
    `INSERT INTO error_reports (fingerprint, source, name, message, first_seen_at, last_seen_at)
     SELECT 'oud ' || n, 'browser', 'Oud ' || n, '', now(), '2026-01-01'::timestamptz + n * interval '1 second'
     FROM generate_series(1, $1) AS n`,
    [MOST_GROUPS],
  )
  await recordReport(pool, numbered(1), server.clock.now())
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM error_reports ORDER BY last_seen_at')
  expect(rows).toHaveLength(MOST_GROUPS)
  expect(rows[0]?.name).toBe('Oud 2')
  expect(rows.at(-1)?.name).toBe('Error 1')
})

test('pages that break endlessly do not drive out what the server reported', async () => {
  const { pool } = server.services
  const ofServer = { ...numbered(0), source: 'server' as const }
  await recordReport(pool, ofServer, server.clock.now())
  await pool.query(
    `INSERT INTO error_reports (fingerprint, source, name, message, first_seen_at, last_seen_at)
     SELECT 'nieuw ' || n, 'browser', 'Nieuw ' || n, '', now(), $2::timestamptz + n * interval '1 second'
     FROM generate_series(1, $1) AS n`,
    [MOST_GROUPS, server.clock.now()],
  )
  await recordReport(pool, numbered(1), server.clock.now())
  const { rows } = await pool.query("SELECT name FROM error_reports WHERE source = 'server'")
  expect(rows).toEqual([{ name: ofServer.name }])
})

test('an error that was not seen for a quarter is forgotten', async () => {
  const { pool } = server.services
  await recordReport(pool, numbered(1), new Date(server.clock.now().getTime() - 91 * 24 * 3_600_000))
  await recordReport(pool, numbered(2), server.clock.now())
  await withTransaction(pool, { kind: 'job' }, (db) =>
    server.jobs.senderFor(db).enqueue(errorReportsHousekeepingJob, {}),
  )
  await server.jobs.drain()
  expect((await list()).map(({ name }) => name)).toEqual(['Error 2'])
})
