import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const bytes = new TextEncoder().encode('%PDF-1.7 een factuur')
const sha256 = createHash('sha256').update(bytes).digest('hex')
const signal = new AbortController().signal

/** What a page that was just opened loads, as text, and what it asks for. */
async function page(url: string | null, linked: () => Promise<Response>) {
  vi.resetModules()
  const asked: string[] = []
  const { api } = await import('../../app/transport/calls.ts')
  vi.spyOn(api, 'call').mockImplementation(async (call) => {
    const name = call.path.split('/').at(-1) ?? ''
    asked.push(name)
    return name === 'link' ? { url, sha256 } : { name: 'a.pdf', blob: new Blob(['van de server']) }
  })
  vi.stubGlobal('fetch', async (address: string) => (asked.push(address), linked()))
  const { loadFile } = await import('./load-file.ts')
  return { asked, load: async () => new TextDecoder().decode(await loadFile(4, 5, signal)) }
}

test('the viewer has its bytes from where files are kept', async () => {
  const { asked, load } = await page('https://s3.example/x', async () => new Response(bytes))
  expect(await load()).toBe('%PDF-1.7 een factuur')
  expect(asked).toEqual(['link', 'https://s3.example/x'])
})

test.each([
  ['other bytes', async () => new Response('iets anders')],
  ['a refusal', async () => new Response(bytes, { status: 403 })],
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where a link leads to %s, the server gives them', async (_, linked) => {
  const { asked, load } = await page('https://s3.example/x', linked)
  expect(await load()).toBe('van de server')
  expect(asked).toEqual(['link', 'https://s3.example/x', 'download'])
})

test('a server that gives no links is asked for one once', async () => {
  const { asked, load } = await page(null, async () => new Response(bytes))
  expect(await load()).toBe('van de server')
  expect(await load()).toBe('van de server')
  expect(asked).toEqual(['link', 'download', 'download'])
})
