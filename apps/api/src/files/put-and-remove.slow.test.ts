import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

test('what one server puts again at the very moment that another removes it stays', async () => {
  const since = new Date(Date.now() - 3_600_000)
  const before = new Date(since.getTime() - 1)
  const name = (await store.put(9, bytes('gelijktijdig'))).toString('hex')
  const path = join(folder, '9', name)
  const child = fileURLToPath(new URL('file-store.child.ts', import.meta.url))
  const remover = spawn(process.execPath, [child, folder, '9', name, since.toISOString()])
  try {
    await once(remover.stdout, 'data')
    for (let round = 0; round < 2_000; round += 1) {
      await utimes(path, before, before).catch(() => {})
      await store.put(9, bytes('gelijktijdig'))
      // For a moment it may be aside, while the other one looks at it.
      await expect.poll(() => existsSync(path), { interval: 1 }).toBe(true)
    }
  } finally {
    remover.kill()
    await once(remover, 'close')
  }
})
