import { beforeEach, expect, test, vi } from 'vitest'
import { isFailedChunk, shouldReload, watchFailedChunks } from './failed-chunks.ts'

const page = new EventTarget()
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
vi.stubGlobal('window', page)
watchFailedChunks()

/** As the build tells of a chunk that could not be fetched; whether somebody cancelled it. */
function failingChunk(): { error: Error; cancelled: boolean } {
  const error = new Error('Failed to fetch dynamically imported module: /assets/bank-1.js')
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  return { error, cancelled: !page.dispatchEvent(event) }
}

test('a chunk that fails is not cancelled, so that who asked for it hears of it, and reloads nothing by itself', () => {
  const { error, cancelled } = failingChunk()
  expect(cancelled).toBe(false)
  expect(isFailedChunk(error)).toBe(true)
  expect(kept.has('klopt.reloaded-paths')).toBe(false)
})

test('a path is reloaded once, then shows the error', () => {
  expect(shouldReload(failingChunk().error, '/v2/a')).toBe(true)
  expect(shouldReload(failingChunk().error, '/v2/a')).toBe(false)
  expect(shouldReload(failingChunk().error, '/v2/b')).toBe(true)
})

test('asked again about the same failure, as rendering does, the answer stays', () => {
  const { error } = failingChunk()
  expect([shouldReload(error, '/v2/a'), shouldReload(error, '/v2/a')]).toEqual([true, true])
})

test('the router does not reload on top of it', () => {
  const { error } = failingChunk()
  expect(kept.get(`tanstack_router_reload:${error.message}`)).toBe('1')
})

test('nothing is reloaded for another error, offline, or without storage that would end it', () => {
  expect(shouldReload(new Error('x'), '/v2/a')).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(shouldReload(failingChunk().error, '/v2/a')).toBe(false)
  vi.stubGlobal('navigator', { onLine: true })
  const { error } = failingChunk()
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('switched off')
    },
  })
  expect(shouldReload(error, '/v2/a')).toBe(false)
})
