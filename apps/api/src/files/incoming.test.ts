import { createHash } from 'node:crypto'
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { createIncomingFiles } from './incoming.ts'

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(() => folder.remove())

const bytes = (text: string) => new TextEncoder().encode(text)
async function* chunksOf(...texts: readonly string[]) {
  for (const text of texts) yield bytes(text)
}

test('what comes in parts is one file, counted and hashed, that nobody else can read', async () => {
  const file = await createIncomingFiles(folder.path).receive(chunksOf('een ', 'fac', 'tuur'))
  expect(await readFile(file.path, 'utf8')).toBe('een factuur')
  expect((await file.bytes()).toString()).toBe('een factuur')
  expect([(await file.start(3)).toString(), (await file.start(100)).toString()]).toEqual(['een', 'een factuur'])
  expect(file.size_bytes).toBe(11)
  expect(file.sha256).toEqual(createHash('sha256').update('een factuur').digest())
  expect((await stat(file.path)).mode & 0o077).toBe(0)
  await file.remove()
  await file.remove()
  expect(await readdir(folder.path)).toEqual([])
})

test('what breaks off is not kept', async () => {
  async function* broken() {
    yield bytes('een half')
    throw new Error('de lijn brak')
  }
  await expect(createIncomingFiles(folder.path).receive(broken())).rejects.toThrow('de lijn brak')
  expect(await readdir(folder.path)).toEqual([])
})

test('what a crash left is swept, what still comes in is not, and a folder that is not there yet is empty', async () => {
  const incoming = createIncomingFiles(folder.path)
  const before = new Date(Date.now() - 3_600_000)
  await writeFile(join(folder.path, 'oud.tmp'), 'half')
  await utimes(join(folder.path, 'oud.tmp'), before, new Date(before.getTime() - 1))
  const { path } = await incoming.receive(chunksOf('nieuw'))
  expect(await incoming.sweep(before)).toBe(1)
  expect(await readdir(folder.path)).toEqual([path.slice(folder.path.length + 1)])
  expect(await createIncomingFiles(join(folder.path, 'nergens')).sweep(before)).toBe(0)
})
