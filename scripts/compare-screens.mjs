#!/usr/bin/env node
/**
 * What a change does to the looks of the app: `npm run compare-screens -- [commit]`. Pictures of every screen that has a story,
 * in three widths and two themes, are made of a commit (where this branch left `main`, when none is named) and of the tree as
 * it is, on this machine and in this run, and compared. What differs is named, with a picture of the difference under
 * `apps/web/.screenshots/difference`; no picture is kept in the repository.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const own = join(root, 'apps/web/.screenshots')
const commit = process.argv[2] ?? read('git', ['merge-base', 'HEAD', 'main'])
const parent = mkdtempSync(join(tmpdir(), 'klopt-screens-'))
const base = join(parent, 'base')
const screenshots = ['--filter', '@klopt/web', 'run', 'screenshots']
try {
  process.exitCode = picture() && compare() ? 0 : 1
} finally {
  run('git', ['worktree', 'remove', '--force', base])
  rmSync(parent, { recursive: true, force: true })
}

/** Pictures of the base, in the place where this tree looks for them. */
function picture() {
  if (!run('git', ['worktree', 'add', '--quiet', '--detach', base, commit])) return false
  if (!existsSync(join(base, 'apps/web/vitest.screenshots.config.ts'))) {
    console.error(`De versie ${commit} heeft nog geen verhalen van schermen. Noem een nieuwere.`)
    return false
  }
  const installed = pnpm(base, [
    '--filter',
    '@klopt/web...',
    '--filter',
    '.',
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
  ])
  if (!installed || !pnpm(base, [...screenshots, '--update'])) return false
  rmSync(own, { recursive: true, force: true })
  // Its own folder may be on another disk.
  cpSync(join(base, 'apps/web/.screenshots'), own, { recursive: true })
  return true
}

function compare() {
  return pnpm(root, screenshots)
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
