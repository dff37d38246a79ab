import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { copyOfTree } from '../testing/copy-of-tree.mjs'

const { folder: copy, run, remove } = copyOfTree('new')
after(remove)

const make = (...args) => run(process.execPath, ['scripts/new/run.mjs', ...args])
const types = (...folders) => {
  for (const folder of folders) run('node_modules/.bin/tsc', ['-p', folder])
}
const tests = (folder, ...paths) =>
  run('node_modules/.bin/vitest', ['run', '--passWithNoTests=false', ...paths], folder)
const made = [
  'apps/api/src/features/index.ts',
  'apps/api/src/features/mileage-logs',
  'packages/api-client/src',
  'packages/ui/src/distance-badge',
  'packages/ui/src/index.ts',
]

void test('a feature and a call of it compile, are served and are tested', () => {
  make('feature', 'mileage-logs')
  make('call', 'mileageLogs.latestTrip')
  make('call', 'trips.latestTrip')
  types('packages/api-client', 'apps/api')
  tests('packages/api-client', 'src/contract', 'src/calls')
  tests('apps/api', 'src/features/mileage-logs')
})

void test('a call takes what it needs from the imports that are there', () => {
  const routes = readFileSync(join(copy, 'apps/api/src/features/trips/routes.ts'), 'utf8')
  assert.match(routes, /contract\.trips\.latestTrip/)
  assert.deepEqual(routes.match(/^import .*'@klopt\/api-client\/schemas'$/gm), [
    "import { contract, trips } from '@klopt/api-client/schemas'",
  ])
})

void test('a component compiles, has a story, its rules and its words, and is clean for axe', () => {
  make('component', 'distance-badge')
  types('packages/ui')
  tests(
    'packages/ui',
    'src/distance-badge',
    'src/testing/usage.test.tsx',
    '-t',
    'distance-badge|shows what stands in it',
  )
  tests('packages/ui', 'src/testing/words.test.ts')
})

void test('what was made is in the house style', () => {
  run('node_modules/.bin/oxlint', ['--quiet', ...made])
  run('node_modules/.bin/oxfmt', ['--check', ...made])
})

void test('what is there already is not made again, and an unknown kind says what can be made', () => {
  const again = spawnSync(process.execPath, ['scripts/new/run.mjs', 'feature', 'contacts'], {
    cwd: copy,
    encoding: 'utf8',
  })
  assert.match(again.stderr, /contacts\.ts is there already/)
  const unknown = spawnSync(process.execPath, ['scripts/new/run.mjs', 'table', 'x'], { cwd: copy, encoding: 'utf8' })
  assert.equal(unknown.status, 1)
  assert.match(unknown.stderr, /npm run new -- feature/)
})
