import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'
import { readInThread } from './read-in-thread.ts'
import { aLine, camt } from './statements.test-support.ts'

let path: string
beforeAll(async () => {
  const folder = await makeTemporaryFolder()
  path = join(folder.path, 'afschrift.xml')
  await writeFile(path, camt([aLine()]))
  return folder.remove
})

const read = (from = path) =>
  readInThread({ path: from, fileName: 'afschrift.xml', maxBytes: 100_000, mapping: undefined, remembered: [] })

/** The threads that begin while a test runs. */
function followThreads(): Worker[] {
  const begun: Worker[] = []
  const note = (thread: Worker) => begun.push(thread)
  process.on('worker', note)
  onTestFinished(() => void process.off('worker', note))
  return begun
}

test('files after each other are read by one thread', async () => {
  await read()
  const begun = followThreads()
  expect(await read()).toMatchObject({ ok: true, statements: [{ lines: [{ amountCents: aLine().amountCents }] }] })
  expect(await read()).toMatchObject({ ok: true })
  expect(begun).toHaveLength(0)
})

test('files at once wait for no other, and of their threads one is kept', async () => {
  await read()
  const begun = followThreads()
  const results = await Promise.all([read(), read(), read()])
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(begun).toHaveLength(2)
  // Two are too many of the three that read.
  await Promise.race(begun.map((thread) => once(thread, 'exit')))
  await read()
  expect(begun).toHaveLength(2)
})

test('a thread that fails reads no further file', async () => {
  await read()
  const begun = followThreads()
  await expect(read(`${path}.gone`)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await read()).toMatchObject({ ok: true })
  expect(begun).toHaveLength(1)
})
