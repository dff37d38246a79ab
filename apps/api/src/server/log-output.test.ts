import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLogOutput } from './log-output.ts'

async function openFile(): Promise<{ fd: number; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'klopt-log-'))
  const path = join(folder, 'log')
  const fd = openSync(path, 'a')
  onTestFinished(async () => {
    closeSync(fd)
    await rm(folder, { recursive: true })
  })
  return { fd, path }
}

const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `regel ${from + n}\n`)

test('lines come in the order in which they were written, each once', async () => {
  const { fd, path } = await openFile()
  const output = createLogOutput(fd)
  for (const line of lines(0, 5_000)) output.write(line)
  await expect.poll(() => readFile(path, 'utf8')).toBe(lines(0, 5_000).join(''))
})

test('what waits when the process ends is written', async () => {
  const { fd, path } = await openFile()
  const output = createLogOutput(fd)
  for (const line of lines(0, 100)) output.write(line)
  output.flushSync()
  await expect.poll(async () => (await readFile(path, 'utf8')).split('\n').length).toBe(101)
})

test('a full disk holds up nothing, also at the end of the process', () => {
  const fd = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(fd))
  const output = createLogOutput(fd)
  for (const line of lines(0, 100)) output.write(line)
  output.flushSync()
  expect(() => output.write('nog een\n')).not.toThrow()
})
