/**
 * The end of `npm test`: where nobody waits at the keyboard (`CI=true`) the slow lane follows, so that what takes
 * minutes to prove (processes that are killed, whole worlds) keeps a bad change out all the same.
 */
import { spawnSync } from 'node:child_process'

if (process.env.CI === 'true') process.exitCode = run('pnpm', ['run', 'verify:slow']) || upgrade()

/** Two versions on one database need the one before this, which a clone of a single commit does not have. */
function upgrade() {
  if (run('git', ['rev-parse', '--quiet', '--verify', 'HEAD~1^{commit}'], 'ignore') === 0) {
    return run('node', ['scripts/upgrade.mjs'])
  }
  console.log('There is no version before this one in this clone: the upgrade between two of them was not tried.')
  return 0
}

function run(command, args, stdio = 'inherit') {
  return spawnSync(command, args, { stdio }).status ?? 1
}
