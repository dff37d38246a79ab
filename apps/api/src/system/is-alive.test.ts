import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'

test('a process is alive until it has ended', async () => {
  const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
  const pid = child.pid ?? 0
  expect(isAlive(pid)).toBe(true)
  child.stdin.end()
  await once(child, 'exit')
  expect(isAlive(pid)).toBe(false)
})
