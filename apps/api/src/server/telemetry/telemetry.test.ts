import { createServer, type AddressInfo } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import { contract } from '@klopt/api-client/contract'
import { defineCall } from '@klopt/api-client/schemas'
import { afterEach, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { Inbox } from '../../features/documents/documents.test-support.ts'
import { publicAccess } from '../../kernel/access.ts'
import { defineJob } from '../../kernel/job.ts'
import { route } from '../../kernel/route.ts'
import { createTestServer } from '../../testing/index.ts'
import { startTelemetry } from './start-telemetry.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** A collector that keeps what it is sent, by the path of the call. */
async function collector() {
  const got: { path: string; body: string }[] = []
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  stops.push(() => new Promise((resolve) => server.close(resolve)))
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), got }
}

const later = defineJob<object>({ name: 'later', run: async () => {} })
const none = { metricsPort: null, metricsHost: '127.0.0.1', otlpEndpoint: null }

test('nothing is measured or loaded where nobody asks for it', async () => {
  expect(await startTelemetry(none)).toBeNull()
})

test('Prometheus finds calls by their route, connections, jobs and the event loop, and nobody in any of it', async () => {
  const metricsPort = await freePort()
  const telemetry = await startTelemetry({ ...none, metricsPort })
  stops.push(async () => telemetry?.stop())
  const server = await createTestServer({ extraJobs: [later] })
  stops.push(() => server.stop())
  const user = await server.world.user()
  const client = await server.world.as(user)
  await client.call(contract.users.me, { query: {} })
  await withTransaction(server.services.pool, { kind: 'system' }, (db) => server.jobs.senderFor(db).enqueue(later, {}))
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(text).toMatch(/http_server_request_duration_count\{[^}]*http_route="\/api\/v\d\/users\/[^"]*"[^}]*\} \d/)
  expect(text).toMatch(/db_client_connection_count\{[^}]*state="idle"[^}]*\} \d/)
  expect(text).toMatch(/nodejs_eventloop_delay[^{]*\{[^}]*percentile="99"[^}]*\} \d/)
  expect(text).toMatch(/klopt_jobs\{[^}]*job="later"[^}]*state="waiting"[^}]*\} 1\n/)
  expect(text).toMatch(/process_memory_usage/)
  expect(text).toMatch(/klopt_screenshare_connections\{[^}]*place="here"[^}]*\} 0\n/)
  expect(text).not.toContain(user.emailAddress)
})

test('a call is a trace with its statements, which go to the collector without what they were asked with', async () => {
  const { url, got } = await collector()
  const telemetry = await startTelemetry({ ...none, otlpEndpoint: url })
  stops.push(async () => telemetry?.stop())
  const server = await createTestServer()
  stops.push(() => server.stop())
  const user = await server.world.user()
  const client = await server.world.as(user)
  await client.call(contract.users.me, { query: {} })
  await telemetry?.stop()
  const traces = got
    .filter(({ path }) => path === '/v1/traces')
    .map(({ body }) => body)
    .join()
  expect(traces).toContain('"name":"select"')
  // By which the report of an error and the lines in the log are found.
  expect(traces).toMatch(/"klopt\.request","value":\{"stringValue":"[^"]+"\}/)
  expect(traces).toMatch(/"name":"GET \/[^"]*users[^"]*"/)
  expect(traces).not.toContain(user.emailAddress)
  expect(got.map(({ path }) => path)).toContain('/v1/metrics')
})

test('what is mailed, what is read and who asks for a shared screen are spans and figures too, and nobody in any of it', async () => {
  const metricsPort = await freePort()
  const { url, got } = await collector()
  const telemetry = await startTelemetry({ ...none, metricsPort, otlpEndpoint: url })
  stops.push(async () => telemetry?.stop())
  const server = await createTestServer()
  stops.push(() => server.stop())
  const inbox = await Inbox.open(server)
  const user = await server.world.user()
  const body = { client_identifier: 'web', email_address: user.emailAddress }
  await server.world.visitor().call(contract.authentication.forgotPassword, { body })
  await inbox.read('<Invoice/>', 'geheim.xml')
  await new Promise((resolve) => {
    const address = `${server.url.replace('http', 'ws')}/api/screenshare/socket/?EIO=4&transport=websocket`
    new WebSocket(address).addEventListener('error', resolve)
  })
  const measured = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await telemetry?.stop()
  const names = spansOf(got).map(({ name }) => name)
  for (const name of ['job authentication.mail', 'job documents.read', 'WS /api/screenshare/socket']) {
    expect(names).toContain(name)
  }
  for (const job of ['authentication.mail', 'documents.read']) {
    expect(measured).toMatch(new RegExp(`klopt_job_duration[^{]*_count\\{[^}]*job="${job}"[^}]*outcome="done"`))
  }
  expect(measured).toMatch(/klopt_screenshare_handshakes[^{]*\{[^}]*outcome="refused"[^}]*\} 1/)
  const told = measured + got.map(({ body: sent }) => sent).join()
  expect(told).not.toContain(user.emailAddress)
  expect(told).not.toContain('geheim')
})

/** As OTLP has it in JSON; of a status, 2 is an error. */
interface Span {
  readonly name: string
  readonly status: { readonly code: number }
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}
interface Traces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

const spansOf = (got: readonly { path: string; body: string }[]) =>
  got
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => (JSON.parse(body) as Traces).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

const failedSpans = (got: Parameters<typeof spansOf>[0]) =>
  spansOf(got)
    .filter(({ status }) => status.code === 2)
    .map(({ name, attributes }) => ({
      path: name,
      requestId: attributes.find(({ key }) => key === 'klopt.request')?.value.stringValue,
    }))

test('the report of an error has the number of the trace of the call or the job that failed', async () => {
  const fail = async () => {
    throw new TypeError('nobody foresaw this')
  }
  const breaks = defineCall({ method: 'GET', base: 'v2', path: '/breaks', summary: 'Breaks' })
  const breakingJob = defineJob<object>({ name: 'breaks', retryLimit: 0, run: fail })
  const { url, got } = await collector()
  const telemetry = await startTelemetry({ ...none, otlpEndpoint: url })
  stops.push(async () => telemetry?.stop())
  const extraRoutes = [route(breaks, { access: publicAccess, handle: fail })]
  const server = await createTestServer({ extraRoutes, extraJobs: [breakingJob] })
  stops.push(() => server.stop())
  const { errorReporter, pool } = server.services
  expect((await server.world.visitor().send(breaks)).status).toBe(500)
  await withTransaction(pool, { kind: 'system' }, (db) => server.jobs.senderFor(db).enqueue(breakingJob, {}))
  await expect(server.jobs.drain()).rejects.toThrow('nobody foresaw this')
  await errorReporter.settled()
  const { rows } = await pool.query<object>('SELECT path, request_id AS "requestId" FROM error_reports ORDER BY path')
  await telemetry?.stop()
  expect(rows).toMatchObject([{ path: 'GET /api/v2/breaks' }, { path: 'job breaks' }])
  expect(failedSpans(got)).toEqual(expect.arrayContaining(rows))
})
