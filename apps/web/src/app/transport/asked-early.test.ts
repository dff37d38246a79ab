// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fetchOrTake } from './asked-early.ts'

const path = '/api/v2/customer-dashboard/abc'

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.askedEarly = undefined
})

test('an answer that was asked for early is taken once; the next time it is asked for', async () => {
  vi.stubGlobal('fetch', async () => Response.json('late'))
  globalThis.askedEarly = new Map([[`GET ${path}`, Promise.resolve(Response.json('early'))]])
  const ask = async (method: string) => (await fetchOrTake(path, { method })).json()
  expect([await ask('POST'), await ask('GET'), await ask('GET')]).toEqual(['late', 'early', 'late'])
})

test('who no longer waits for it hears so, though its answer never comes', async () => {
  globalThis.askedEarly = new Map([[`GET ${path}`, new Promise<Response>(() => {})]])
  const leaving = new AbortController()
  const taken = fetchOrTake(path, { method: 'GET', signal: leaving.signal })
  leaving.abort()
  await expect(taken).rejects.toMatchObject({ name: 'AbortError' })
})
