import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskFileStore, sha256Of, type FileStore } from './file-store.ts'
import { createIncomingFiles } from './incoming.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
let folder: string
let store: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klopt-files-'))
  store = createDiskFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

test('the same bytes are kept once, also when they come at the same time', async () => {
  await Promise.all(Array.from({ length: 10 }, () => store.put(2, bytes('tweemaal'))))
  expect(await readdir(join(folder, '2'))).toHaveLength(1)
})

test('a file that came in is moved to its place; the same one again, or one that a crash left half, is there once', async () => {
  const incoming = createIncomingFiles(join(folder, 'incoming'))
  const arrive = () =>
    incoming.receive(
      (async function* () {
        yield bytes('binnengekomen')
      })(),
    )
  const first = await arrive()
  const sha256 = await store.take(10, first)
  expect(sha256).toEqual(sha256Of(bytes('binnengekomen')))
  expect(existsSync(first.path)).toBe(false)
  await store.take(10, await arrive())
  await writeFile(join(folder, '10', sha256.toString('hex')), 'half')
  await store.take(10, await arrive())
  expect((await store.read(10, sha256)).toString()).toBe('binnengekomen')
  expect(await readdir(join(folder, '10'))).toHaveLength(1)
})

test('a file that a crash left half is written again', async () => {
  const sha256 = await store.put(5, bytes('helemaal'))
  await writeFile(join(folder, '5', sha256.toString('hex')), 'hele')
  await store.put(5, bytes('helemaal'))
  expect((await store.read(5, sha256)).toString()).toBe('helemaal')
})

test('only the owner of the server can read the files', async () => {
  const sha256 = await store.put(6, bytes('geheim'))
  expect((await stat(join(folder, '6', sha256.toString('hex')))).mode & 0o077).toBe(0)
})

test('nothing that a caller gives can point elsewhere', async () => {
  await writeFile(join(folder, 'secret'), 'geheim')
  const traversal: number = JSON.parse('"../"')
  await expect(async () => store.read(traversal, Buffer.alloc(32))).rejects.toThrow(RangeError)
  await expect(async () => store.read(1, Buffer.from('../secret'))).rejects.toThrow(RangeError)
  await expect(async () => store.put(0, bytes('x'))).rejects.toThrow(RangeError)
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('geheim')
})

test('what was not put since an instant is removed; what was put again, or never there, is not', async () => {
  const since = new Date(Date.now() - 3_600_000)
  const before = new Date(since.getTime() - 1)
  const names = ['oud', 'opnieuw', 'nieuw']
  for (const name of names) await store.put(7, bytes(name))
  await writeFile(join(folder, '7', 'half.tmp'), 'half')
  for (const { name } of await store.list(7)) await utimes(join(folder, '7', name), before, before)
  await store.put(7, bytes('opnieuw'))
  await writeFile(join(folder, '7', sha256Of(bytes('nieuw')).toString('hex')), 'nieuw')
  const kept = await store.list(7)
  expect(kept).toHaveLength(4)
  const removed: typeof kept = []
  for (const each of kept) if (await store.removeUnlessPutSince(7, each, since)) removed.push(each)
  expect(removed.map(({ sha256 }) => sha256)).toEqual(expect.arrayContaining([sha256Of(bytes('oud')), null]) as unknown)
  expect((await readdir(join(folder, '7'))).toSorted()).toEqual(
    ['opnieuw', 'nieuw'].map((name) => sha256Of(bytes(name)).toString('hex')).toSorted(),
  )
  expect(await store.removeUnlessPutSince(7, { name: 'weg', sha256: null, isAside: false }, since)).toBe(false)
  expect([(await store.tenants()).includes(7), await store.list(8)]).toEqual([true, []])
})
