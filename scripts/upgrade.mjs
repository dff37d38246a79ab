#!/usr/bin/env node
/**
 * Whether this version can take the place of another while people work: `node scripts/upgrade.mjs [commit]`. The other one, the
 * commit before this when none is named, is checked out, installed and built in a folder of its own; then both servers work on one
 * database, and a page of its web app goes on over the change. A clone without that commit (`git clone --depth 1`) is told so.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const commit = process.argv[2] ?? 'HEAD~1'

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  return status === 0
}

if (!run('git', ['rev-parse', '--quiet', '--verify', '--end-of-options', `${commit}^{commit}`], { stdio: 'ignore' })) {
  console.error(
    `De versie ${commit} is hier niet. Haal die op met git fetch, of noem een andere: npm run test:upgrade -- <commit>`,
  )
  process.exit(1)
}
const parent = mkdtempSync(join(tmpdir(), 'klopt-upgrade-'))
// A database server that is started as another user than root reads in it too.
chmodSync(parent, 0o755)
const folder = join(parent, 'before')
try {
  process.exitCode = prepare() && compare() ? 0 : 1
} finally {
  run('git', ['worktree', 'remove', '--force', folder])
  rmSync(parent, { recursive: true })
}

function prepare() {
  if (!run('git', ['worktree', 'add', '--detach', folder, commit])) return false
  const parts = ['--filter', 'klopt', '--filter', '@klopt/api...', '--filter', '@klopt/web...']
  return (
    inPnpm(folder, [...parts, 'install', '--frozen-lockfile', '--prefer-offline']) &&
    // What was built of the same sources before, by the journeys or for the other version, is taken from there.
    [folder, root].every((tree) => inPnpm(tree, ['run', 'build:web']))
  )
}

function compare() {
  const env = { ...process.env, UPGRADE_FROM: folder }
  return ['@klopt/api', '@klopt/e2e'].every((name) => inPnpm(root, ['--filter', name, 'run', 'test:upgrade'], { env }))
}

/** By the version of pnpm that a tree names. */
function inPnpm(tree, args, options = {}) {
  const { packageManager } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'))
  return run('npx', ['--yes', packageManager, ...args], { cwd: tree, ...options })
}
