/**
 * Mutation tests: each mutant changes the meaning of one place, and the tests beside it have to notice.
 *
 *   npm run mutants                        a seeded sample of 150 mutants of each package
 *   npm run mutants -- bookkeeping api     of these packages
 *   npm run mutants -- --changed[=main]    all mutants of the files that differ from that commit
 *   npm run mutants -- --seed=7 --sample=40
 *
 * Fails below 85% killed. Survivors that change nothing stand with their reason in `accepted.json` and do not count.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { checkOut } from './checkout.mjs'
import { writeConfigBeside, writeUnitConfig } from './configs.mjs'
import { packages } from './packages.mjs'
import { judge } from './report.mjs'
import { filesOf, sampleOf } from './sample.mjs'

const LEAST_KILLED = 0.85

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=main' : arg)),
  allowPositionals: true,
  options: {
    changed: { type: 'string' },
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
  },
})

const unknown = positionals.filter((name) => !(name in packages))
if (unknown.length > 0)
  throw new Error(`No package ${unknown.join(', ')}; there are ${Object.keys(packages).join(', ')}.`)

const checkout = checkOut()
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
process.once('exit', checkout.remove)

const names = positionals.length > 0 ? positionals : Object.keys(packages)
const results = names.map((name) => mutate(name, packages[name])).filter((result) => result !== undefined)
for (const { name, killed, mutants, survivors } of results) {
  console.log(`\n${name}: ${killed} of ${mutants} killed (${Math.round((100 * killed) / mutants)}%)`)
  for (const survivor of survivors) console.log(`  ${survivor}`)
}
if (results.some(({ killed, mutants }) => killed < LEAST_KILLED * mutants)) process.exitCode = 1

function mutate(name, { folder, mutate: patterns, isByTestsBeside = false, isByUnitTests = false }) {
  const place = join(checkout.folder, folder)
  const mutated = values.changed
    ? changedFiles(values.changed, folder, patterns)
    : sampleOf(place, patterns, Number(values.sample), values.seed)
  if (mutated.length === 0) return undefined
  const report = join(place, '.mutants', 'report.json')
  mkdirSync(join(place, '.mutants'), { recursive: true })
  const vitest = {
    ...(isByTestsBeside && { configFile: writeConfigBeside(place, mutated) }),
    ...(isByUnitTests && { configFile: writeUnitConfig(place) }),
  }
  writeFileSync(join(place, '.mutants', 'stryker.json'), JSON.stringify({ ...settings(mutated, report), vitest }))
  const stryker = join(checkout.folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  spawnSync(process.execPath, [stryker, 'run', '.mutants/stryker.json'], { cwd: place, stdio: 'inherit' })
  if (!existsSync(report)) throw new Error(`${name}: the mutation run ended without a report`)
  return { name, ...judge(folder, JSON.parse(readFileSync(report, 'utf8'))) }
}

function changedFiles(since, folder, patterns) {
  const changed = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', since, '--', folder], {
    encoding: 'utf8',
  })
  const files = new Set(filesOf(folder, patterns))
  return changed
    .trim()
    .split('\n')
    .map((file) => relative(folder, file))
    .filter((file) => files.has(file))
}

/** In place, since a checkout of its own is already a sandbox; the compiler has no part, so a mutant need not have types. */
function settings(mutate, report) {
  return {
    testRunner: 'vitest',
    plugins: [join(checkout.folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    mutate,
    mutator: { excludedMutations: ['StringLiteral'] },
    inPlace: true,
    // Where the runner looks for no tests: the originals lie there meanwhile.
    tempDirName: 'node_modules/.mutants',
    tsconfigFile: 'none.json',
    coverageAnalysis: 'perTest',
    concurrency: 2,
    ignoreStatic: true,
    timeoutMS: 20_000,
    // Of the tests as they are, before the first mutant: on a busy machine those of the server take longer than five.
    dryRunTimeoutMinutes: 20,
    reporters: ['progress', 'json'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  }
}
