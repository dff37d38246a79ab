#!/usr/bin/env node
/**
 * What a change does to looks: `npm run compare-screens -- [commit]` for the screens of the app, in three widths and two themes,
 * and `npm run compare-stories -- [commit]` for every story of the kit, in three themes; `--only=button` takes those whose name
 * has that. Pictures are made of a commit (where this branch left `main`, when none is named) and of the tree as it is, on this
 * machine and in this run, and compared. What differs is named, with a picture of the difference and a page of all of them
 * (`report.html`) under `.screenshots/difference` of the package; no picture is kept in the repository.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeReport } from './report-of-looks.mjs'

const screens = { name: '@klopt/web', folder: 'apps/web', camera: [] }
/** Stories are pictured the same way in both, also where the base did so otherwise or not yet. */
const stories = {
  name: '@klopt/ui',
  folder: 'packages/ui',
  camera: ['vitest.screenshots.config.ts', 'src/testing/stories.screenshots.tsx'],
}
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const [named] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length)
const { name, folder, camera } = options.includes('--stories') ? stories : screens

const root = join(import.meta.dirname, '..')
const own = join(root, folder, '.screenshots')
const commit = named ?? read('git', ['merge-base', 'HEAD', 'main'])
const parent = mkdtempSync(join(tmpdir(), 'klopt-screens-'))
const base = join(parent, 'base')
const screenshots = ['--filter', name, 'run', 'screenshots', ...(only === undefined ? [] : ['-t', only])]
try {
  process.exitCode = picture() && compare() ? 0 : 1
} finally {
  run('git', ['worktree', 'remove', '--force', base])
  rmSync(parent, { recursive: true, force: true })
}

/** Pictures of the base, in the place where this tree looks for them. */
function picture() {
  if (!run('git', ['worktree', 'add', '--quiet', '--detach', base, commit])) return false
  for (const file of camera) cpSync(join(root, folder, file), join(base, folder, file))
  if (!existsSync(join(base, folder, 'vitest.screenshots.config.ts'))) {
    console.error(`De versie ${commit} heeft nog geen verhalen van schermen. Noem een nieuwere.`)
    return false
  }
  const installed = pnpm(base, [
    '--filter',
    `${name}...`,
    '--filter',
    '.',
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
  ])
  if (!installed || !pnpm(base, [...screenshots, '--update'])) return false
  if (!existsSync(join(base, folder, '.screenshots'))) {
    console.error(`Geen verhaal heet zoals '${only}'. Namen staan in de verhalen zelf, met hun hoofdletters.`)
    return false
  }
  rmSync(own, { recursive: true, force: true })
  // Its own folder may be on another disk.
  cpSync(join(base, folder, '.screenshots'), own, { recursive: true })
  return true
}

function compare() {
  const isSame = pnpm(root, screenshots)
  const report = writeReport(own)
  if (report) console.log(`Wat anders is, staat in ${report}`)
  return isSame
}

function pnpm(folder, args) {
  const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return run('npx', ['--yes', packageManager, ...args], { cwd: folder })
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0
}

function read(command, args) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout.trim()
}
