import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSecretKey } from './secret-key.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'klopt-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the key is made once, long enough, and readable by the owner alone', async () => {
  const folder = await emptyFolder()
  const key = await loadSecretKey(folder, null)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(await loadSecretKey(folder, null)).toBe(key)
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
})

test('servers that start at once agree on one key and leave nothing behind', async () => {
  const folder = await emptyFolder()
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadSecretKey(folder, null)))
  expect(new Set(keys).size).toBe(1)
  expect(await readdir(folder)).toEqual(['secret-key'])
})

test('a key that is given is used and not written', async () => {
  const folder = await emptyFolder()
  expect(await loadSecretKey(folder, 'gegeven')).toBe('gegeven')
  expect(await readdir(folder)).toEqual([])
})
