import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskFileStore, type FileStore } from './file-store.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
let folder: string
let store: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klopt-files-'))
  store = createDiskFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

test('what is kept comes back, at once or as a stream', async () => {
  const sha256 = await store.put(1, bytes('een factuur'))
  expect((await store.read(1, sha256)).toString()).toBe('een factuur')
  const chunks: Buffer[] = []
  for await (const chunk of store.stream(1, sha256)) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toBe('een factuur')
})

test('the same bytes are kept once, also when they come at the same time', async () => {
  await Promise.all(Array.from({ length: 10 }, () => store.put(2, bytes('tweemaal'))))
  expect(await readdir(join(folder, '2'))).toHaveLength(1)
})

test('a tenant has files of its own, even of the same bytes', async () => {
  const sha256 = await store.put(3, bytes('van mij'))
  await expect(store.read(4, sha256)).rejects.toThrow('ENOENT')
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
  const traversal = '../' as unknown as number
  await expect(async () => store.read(traversal, Buffer.alloc(32))).rejects.toThrow(RangeError)
  await expect(async () => store.read(1, Buffer.from('../secret'))).rejects.toThrow(RangeError)
  await expect(async () => store.put(0, bytes('x'))).rejects.toThrow(RangeError)
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('geheim')
})
