import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'

const script = `console.log('${'klopt '.repeat(400)}')`
const page = '<!doctype html><title>Klopt</title>'
const ownStyle = 'p { color: red }'
const ownScript = 'await import("/assets/app-1a2b.js")'
const ownPage = `<style>${ownStyle}</style><script src="/assets/app-1a2b.js"></script>
<script type="module">${ownScript}</script>`
let server: KloptTestServer
let parent: string

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'klopt-web-'))
  const folder = join(parent, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), script)
  await writeFile(join(folder, 'assets', 'app-1a2b.js.map'), '{}')
  await writeFile(join(folder, 'assets', 'ready-3c4d.js'), script)
  await writeFile(join(folder, 'assets', 'ready-3c4d.js.br'), 'compressed by the build')
  await writeFile(join(folder, 'assets', 'pdf.worker.min-5e6f.mjs'), script)
  await writeFile(join(parent, 'secret-key'), 'geheim')
  server = await createTestServer({ webFolder: folder })
})
afterAll(async () => {
  await server.stop()
  await rm(parent, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Without fetch, which decompresses and cleans paths up by itself. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url, { path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject).end()
  })
}
const navigation = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' }

test.each([
  '/',
  '/v2',
  '/v2/authenticate',
  '/v2/administrations/1/vat-return',
  '/start',
  '/tickets',
  '/tickets/12?x=1',
])('the page of the app answers %s', async (path) => {
  const answer = await get(path, navigation)
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toBe(page)
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test.each([
  ['curl', { accept: '*/*' }],
  ['a monitor that says nothing', {}],
  ['a link preview', { accept: 'text/html;q=0.9,*/*;q=0.8' }],
])('the page answers %s too, and HEAD with the same headers without the page', async (_who, headers) => {
  for (const path of ['/', '/v2/authenticate', '/start']) {
    const answer = await get(path, headers)
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toBe(page)
    const head = await get(path, headers, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers['content-type']).toBe(answer.headers['content-type'])
    expect(head.body.length).toBe(0)
  }
  expect((await get('/favicon.svg', headers, 'HEAD')).status).toBe(200)
  expect((await get('/bestaat-niet', headers, 'HEAD')).status).toBe(404)
})

test('an address that nobody knows gets the page too, for its not-found screen, with status 404', async () => {
  const answer = await get('/bestaat-niet', navigation)
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).toBe(page)
})

test.each(['/assets/gone-9z9z.js', '/v2/app.js', '/gone.svg'])(
  'a missing asset %s is missing, never the page',
  async (path) => {
    for (const headers of [{} as Record<string, string>, navigation, { 'sec-fetch-dest': 'script' }]) {
      const answer = await get(path, headers)
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toContain('text/plain')
    }
  },
)

test('a script tag or fetch never gets the page, whatever the path', async () => {
  expect((await get('/v2/authenticate', { 'sec-fetch-dest': 'script', accept: '*/*' })).status).toBe(404)
  expect((await get('/v2/authenticate', { accept: 'application/json' })).status).toBe(404)
})

test('hashed assets are kept for ever, others are asked for again', async () => {
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const icon = await get('/favicon.svg')
  expect(icon.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' })
  expect((await get('/favicon.svg', { 'if-none-match': String(icon.headers['etag']) })).status).toBe(304)
})

test('assets go compressed as the browser can take them, by the build’s own file where there is one', async () => {
  const brotli = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.body).toString()).toBe(script)
  expect((await get('/assets/app-1a2b.js')).body.toString()).toBe(script)
  expect((await get('/assets/ready-3c4d.js', { 'accept-encoding': 'br' })).body.toString()).toBe(
    'compressed by the build',
  )
})

test.each([
  '/../secret-key',
  '/assets/../../secret-key',
  '/%2e%2e/secret-key',
  '/..%2fsecret-key',
  '/assets/app-1a2b.js.map',
])('nothing outside of the built files is served: %s', async (path) => {
  const answer = await get(path)
  expect(answer.status).not.toBe(200)
  expect(answer.body.toString()).not.toContain('geheim')
})

test('what was sent is sent once', async () => {
  await get('/assets/app-1a2b.js')
  await get('/', navigation)
  expect(server.logLines.join('')).not.toContain('already sent')
})

test('a page may run its own scripts and nothing else', async () => {
  const { headers } = await get('/', navigation)
  const policy = String(headers['content-security-policy'])
  for (const directive of [
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy.split('; ')).toContain(directive)
  }
  expect(policy).not.toContain('unsafe')
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('what the build wrote in a page may run too, to the letter, and on that page alone', async () => {
  const folder = join(parent, 'with-own')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), ownPage)
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), script)
  const other = await createTestServer({ webFolder: folder })
  try {
    const policyOf = async (path: string) => {
      const { headers } = await other.world.visitor().request('GET', path, { headers: { accept: 'text/html' } })
      return headers.get('content-security-policy')?.split('; ')
    }
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = await policyOf('/v2/authenticate')
    expect(policy).toContain(`script-src 'self' ${hash(ownScript)}`)
    expect(policy).toContain(`style-src 'self' ${hash(ownStyle)}`)
    expect(policy?.join()).not.toContain('unsafe')
    expect(await policyOf('/assets/app-1a2b.js')).toContain("script-src 'self'")
  } finally {
    await other.stop()
  }
})

test('https tells the browser to stay on it', async () => {
  const secure = await createTestServer({ env: { PUBLIC_URL: 'https://klopt.example' } })
  try {
    const { headers } = await secure.world.visitor().request('GET', '/api/health')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  } finally {
    await secure.stop()
  }
})

test('the worker of PDF alone may compile WebAssembly, and may load nothing from elsewhere', async () => {
  const worker = await get('/assets/pdf.worker.min-5e6f.mjs')
  const other = await get('/assets/app-1a2b.js')
  const policy = String(worker.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(policy).toContain("default-src 'none'")
  expect(String(other.headers['content-security-policy'])).not.toContain('wasm-unsafe-eval')
})
