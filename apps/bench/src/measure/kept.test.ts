import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kept } from './kept.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'klopt-kept-'))
  vi.stubEnv('KLOPT_BENCH_DATA', parent)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(parent, { recursive: true })
})

/** Makes a file that says which time it was. */
function maker() {
  let times = 0
  return async (folder: string) => {
    times += 1
    await writeFile(join(folder, 'data'), String(times))
    return { times }
  }
}

const dataOf = ({ folder }: { readonly folder: string }) => readFile(join(folder, 'data'), 'utf8')

test('what was made once is found again, with what was said of it', async () => {
  const make = maker()
  const first = await kept({ name: 'books', dependsOn: ['5,000', 'CREATE TABLE'], make })
  const again = await kept({ name: 'books', dependsOn: ['5,000', 'CREATE TABLE'], make })
  expect(again).toEqual(first)
  expect(again.made).toEqual({ times: 1 })
  expect(await dataOf(again)).toBe('1')
})

test('what depends on something else stands beside it', async () => {
  const make = maker()
  const folders = [
    ['a', 'bc'],
    ['ab', 'c'],
    ['a', 'bc'],
  ].map((dependsOn) => ({ name: 'books', dependsOn, make }))
  const found = []
  for (const one of folders) found.push(await kept(one))
  expect(found.map(({ made }) => made.times)).toEqual([1, 2, 1])
})

test('what was broken off is thrown away and made anew', async () => {
  const make = maker()
  let left = ''
  const broken = kept({
    name: 'books',
    dependsOn: ['a'],
    make: async (folder) => {
      left = join(folder, 'half')
      await writeFile(left, '')
      throw new Error('broken off')
    },
  })
  await expect(broken).rejects.toThrow('broken off')
  const whole = await kept({ name: 'books', dependsOn: ['a'], make })
  expect(await dataOf(whole)).toBe('1')
  await expect(access(left)).rejects.toThrow('ENOENT')
})
