import { authentication, users } from '@klopt/api-client/schemas'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../features/index.ts'
import { startS3Server } from '../files/s3-server.test-support.ts'
import { createTestServer, type KloptTestServer, type RawAnswer, type TestClient } from '../testing/index.ts'

/** What protects a page and a session, on whatever leaves the server. */

let server: KloptTestServer
let client: TestClient
let webFolder: string

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'klopt-headers-'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Klopt</title>')
  server = await createTestServer({ webFolder })
  client = await server.world.as(await server.world.user())
})
afterAll(async () => {
  await server.stop()
  await rm(webFolder, { recursive: true })
})

const navigation = { headers: { accept: 'text/html' } }
const answers: [string, () => Promise<RawAnswer>][] = [
  ['a page', () => client.request('GET', '/v2/authenticate', navigation)],
  ['a page that does not exist', () => client.request('GET', '/nergens', navigation)],
  ['an answer', () => client.send(users.me)],
  ['a refusal', () => server.world.visitor().send(users.me)],
  ['an unknown call', () => client.request('GET', '/api/nergens')],
  [
    'a write of another site',
    () => client.send(authentication.logout, {}, { headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  ['an unreadable request', () => client.request('POST', '/api/authentication/login', { body: '{' })],
]

const policyOf = ({ headers }: RawAnswer) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

describe.each(answers)('%s', (_what, ask) => {
  test('runs no inline script or style, makes HTML by named policies alone, and stands in no frame', async () => {
    const policy = policyOf(await ask())
    expect(policy.get('default-src')).toBe("'self'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('style-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('frame-src')).toBe("'self' https://www.youtube-nocookie.com https://player.vimeo.com")
    expect(policy.get('object-src')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('form-action')).toBe("'self'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
    expect(policy.get('trusted-types')).toBe('klopt-pdf klopt-mirror dompurify')
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|http:/)
  })

  test('is taken for what it says it is, and tells other sites nothing', async () => {
    const { headers } = await ask()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('server')).toBeNull()
  })
})

test.each(answers.filter(([what]) => !what.startsWith('a page')))('%s is kept by no cache', async (_what, ask) => {
  expect((await ask()).headers.get('cache-control')).toBe('no-store')
})

test.each(['https://klopt.example', 'http://localhost:3000'])(
  'only behind https are browsers told to stay on it: %s',
  async (address) => {
    const other = await createTestServer({ env: { PUBLIC_URL: address } })
    try {
      for (const path of ['/api/health', '/api/nergens']) {
        const { headers } = await other.world.visitor().request('GET', path)
        const expected = address.startsWith('https') ? 'max-age=63072000; includeSubDomains' : null
        expect(headers.get('strict-transport-security')).toBe(expected)
      }
    } finally {
      await other.stop()
    }
  },
)

test('the cookie of a session is out of reach of scripts and is sent by no form of another site', async () => {
  const user = await server.world.user()
  const { headers } = await server.world.visitor().send(authentication.login, {
    body: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: user.emailAddress,
      password: user.password,
    },
  })
  const session = headers.getSetCookie().find((cookie) => cookie.includes('klopt_session'))
  expect(session).toMatch(/^__Host-klopt_session=/)
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(session).toContain(`; ${attribute}`)
})

/** As browsers tell of another site, of another host of ours, and of a page without an origin. */
const foreign: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
]
const writes = routes.filter(({ call }) => call.method === 'POST').map(({ call }) => ({ path: call.path, call }))
test.each(writes)('POST $path is refused when another site starts it', async ({ call }) => {
  const params = { administrationId: 1, firmId: 1 }
  for (const headers of foreign) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_place, name: keyof typeof params) => String(params[name] ?? 1))
    const answer = await client.request('POST', path, { headers, body: {} })
    expect(answer).toMatchObject({ status: 403, body: { code: 90013 } })
  }
})

test('pages may ask for files where the bucket is for browsers, and nowhere else', async () => {
  const bucket = await startS3Server()
  const other = await createTestServer({ webFolder, env: { FILES_URL: bucket.urlWithLinks } })
  try {
    const page = await other.world.visitor().request('GET', '/v2/authenticate', navigation)
    expect(policyOf(page).get('connect-src')).toBe(`'self' ${new URL(bucket.url).origin}`)
    const answer = await other.world.visitor().request('GET', '/api/nergens')
    expect(policyOf(answer).get('connect-src')).toBe("'self'")
  } finally {
    await other.stop()
    await bucket.stop()
  }
})
