import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/**
 * A second checkout of what stands here now, changes of files that git knows included, installed in a temporary
 * folder: mutants are written into its files, never into these. `remove` takes it away.
 */
export function checkOut() {
  const folder = mkdtempSync(join(tmpdir(), 'klopt-mutants-'))
  // The database, which never runs as root, has to get through it.
  chmodSync(folder, 0o755)
  git('worktree', 'add', '--quiet', '--detach', folder, git('stash', 'create') || 'HEAD')
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, stdio: 'ignore' })
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  return { folder, remove }
}
