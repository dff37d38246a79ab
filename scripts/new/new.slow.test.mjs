import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'klopt-new-'))

/** The sources as they are here, with the links of each package to what is installed; what is made stays in the copy. */
before(() => {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean)
  for (const path of tracked) if (existsSync(join(root, path))) copyFile(path)
  linkModules('node_modules')
  for (const area of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, area))) linkModules(join(area, name, 'node_modules'))
  }
})
after(() => rmSync(copy, { recursive: true, force: true }))

function copyFile(path) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  cpSync(join(root, path), join(copy, path))
}

function linkModules(folder) {
  if (!existsSync(join(root, folder))) return
  cpSync(join(root, folder), join(copy, folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/node_modules\/\.(pnpm|vite|vitest|cache|tmp)/.test(source.slice(root.length)),
  })
  if (existsSync(join(root, folder, '.pnpm'))) symlinkSync(join(root, folder, '.pnpm'), join(copy, folder, '.pnpm'))
}

/** Runs in the copy; gives all that it said when it fails. */
function run(command, args, cwd = '.') {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(copy, cwd), encoding: 'utf8' })
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
}
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
  types('packages/api-client', 'apps/api')
  tests('packages/api-client', 'src/contract', 'src/calls')
  tests('apps/api', 'src/features/mileage-logs')
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
  const again = spawnSync(process.execPath, ['scripts/new/run.mjs', 'feature', 'timers'], {
    cwd: copy,
    encoding: 'utf8',
  })
  assert.match(again.stderr, /timers\.ts is there already/)
  const unknown = spawnSync(process.execPath, ['scripts/new/run.mjs', 'table', 'x'], { cwd: copy, encoding: 'utf8' })
  assert.equal(unknown.status, 1)
  assert.match(unknown.stderr, /npm run new -- feature/)
})
