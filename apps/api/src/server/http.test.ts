import { authentication, defineCall, users } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestAdministration, type TestClient } from '../testing/index.ts'
import { administration } from '../kernel/access.ts'
import { route } from '../kernel/route.ts'

const echo = defineCall({
  method: 'POST',
  base: 'v2',
  path: '/administrations/{administrationId}/echo',
  summary: 'Says back what it got',
  body: v.object({ text: v.string() }),
  response: v.object({ text: v.string() }),
  bodyLimitBytes: 2_000,
})
const echoRoute = route(echo, {
  access: administration('BOOKING'),
  handle: async ({ input: { body }, unchanged }) => {
    unchanged()
    return body
  },
})

let server: KloptTestServer
let books: TestAdministration
let client: TestClient
beforeAll(async () => {
  server = await createTestServer({ extraRoutes: [echoRoute] })
  books = await server.world.administration()
  client = await server.world.as(books.owner)
})
afterAll(() => server.stop())

const post = (body: unknown, headers: Record<string, string> = {}) =>
  client.send(echo, { params: { administrationId: books.id }, body }, { headers })

test('a path that is no id is a row that does not exist', async () => {
  for (const id of ['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', "1'--", '%00']) {
    expect((await client.request('GET', `/api/v1/administrations/${id}`)).body).toMatchObject({ code: 90005 })
  }
})

test('an unknown path under /api is 38009, in any method', async () => {
  for (const [method, address] of [
    ['GET', '/api/nergens'],
    ['POST', '/api/v2/nergens'],
    ['GET', '/api'],
    ['DELETE', '/api/v1/users/me'],
  ] as const) {
    expect(await client.request(method, address)).toMatchObject({ status: 404, body: { code: 38009 } })
  }
})

test.each([
  ['no JSON', 'x', {}],
  ['__proto__', '{"text":"a","__proto__":{"admin":true}}', {}],
  ['constructor.prototype', '{"text":"a","constructor":{"prototype":{"admin":true}}}', {}],
  ['another content type', 'text=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['text that may be a form of another site', '{"text":"a"}', { 'content-type': 'text/plain' }],
])('a body with %s is refused', async (_what, body, headers) => {
  expect(await post(body, headers)).toMatchObject({ status: 400, body: { code: 90014 } })
})

test('a body over the limit of its call is refused', async () => {
  expect(await post({ text: 'x'.repeat(2_000) })).toMatchObject({ status: 413, body: { code: 90008 } })
  // There is no file to split or to choose.
  const withoutFile = { message: expect.not.stringContaining('bestand') }
  expect(await post({ text: 'x'.repeat(2_000) })).toMatchObject({ body: withoutFile })
})

test('a write that another site started is refused, a read is not', async () => {
  const hostile = { 'sec-fetch-site': 'cross-site' }
  expect(await post({ text: 'a' }, hostile)).toMatchObject({ status: 403, body: { code: 90013 } })
  expect((await post({ text: 'a' }, { origin: 'https://evil.example' })).status).toBe(403)
  const login = await server.world.visitor().send(authentication.login, { body: {} }, { headers: hostile })
  expect(login.body).toMatchObject({ code: 90013 })
  expect((await client.send(users.me, {}, { headers: hostile })).status).toBe(200)
})

test('private answers are kept by no cache and carry the headers of a strict page', async () => {
  const { headers } = await client.send(users.me)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect(headers.get('x-powered-by')).toBeNull()
})

test('an address that asks too much is told to wait, and may go on later', async () => {
  const small = await createTestServer({ rateLimit: { burst: 3, refillPerSecond: 0.001 } })
  try {
    const visitor = small.world.visitor()
    const codes = []
    for (let n = 0; n < 4; n += 1) codes.push((await visitor.request('GET', '/api/health')).status)
    expect(codes).toEqual([200, 200, 200, 429])
    expect((await visitor.request('GET', '/api/health')).body).toMatchObject({ code: 90012 })
  } finally {
    await small.stop()
  }
})

test('behind a proxy that is trusted each visitor has a limit of their own, behind another all share one', async () => {
  for (const [trusted, last] of [
    ['127.0.0.1', 200],
    ['1', 200],
    ['172.16.0.0/12', 429],
    ['0', 429],
  ] as const) {
    const proxied = await createTestServer({
      rateLimit: { burst: 1, refillPerSecond: 0.001 },
      env: { TRUSTED_PROXIES: trusted },
    })
    onTestFinished(() => proxied.stop())
    const from = (address: string) =>
      proxied.world.visitor().request('GET', '/api/health', { headers: { 'x-forwarded-for': address } })
    expect((await from('203.0.113.1')).status).toBe(200)
    expect((await from('203.0.113.2')).status).toBe(last)
  }
})

test('a monitor may ask for the health with HEAD', async () => {
  for (const path of ['/api/health', '/api/health/ready']) {
    const answer = await fetch(`${server.url}${path}`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  }
})

test('the contract is served as OpenAPI with every call', async () => {
  const { body } = await client.request('GET', '/api/openapi.json')
  const { openapi, paths } = body as { openapi: string; paths: Record<string, Record<string, object>> }
  expect(openapi).toBe('3.1.0')
  expect(paths['/api/authentication/login']?.['post']).toMatchObject({ security: [] })
  expect(paths['/api/v1/users/me']?.['get']).toMatchObject({ security: [{ session: [] }] })
})
