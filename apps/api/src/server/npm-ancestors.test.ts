import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { npmAncestors } from './npm-ancestors.ts'

beforeEach(() => vi.stubEnv('npm_lifecycle_event', 'serve'))
afterEach(() => vi.unstubAllEnvs())

/** A chain of processes, nearest first, as `npm start` in a shell makes it. */
const chain = [
  ['pnpm', 'run', 'serve'],
  ['sh', '-c', "'pnpm' run serve"],
  ['npm exec pnpm@12.21.0 run serve'],
  ['sh', '-c', 'npx --yes pnpm@12.21.0 run serve'],
  ['npm start'],
  ['bash', '-c', 'cd klopt && npm start &'],
  ['systemd'],
]
const read = (pid: number) => {
  const found = chain[pid - 100]
  return found ? { parent: pid + 1, arguments: found } : null
}

test('every process of npm counts, and nothing above it', () => {
  expect(npmAncestors(100, read)).toEqual([100, 101, 102, 103, 104])
})

test('a server that npm did not start has none', () => {
  vi.stubEnv('npm_lifecycle_event', undefined)
  expect(npmAncestors(100, read)).toEqual([])
})

test('where processes cannot be read, the nearest one is known', () => {
  expect(npmAncestors(100, () => null)).toEqual([100])
})
