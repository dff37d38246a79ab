/**
 * The end of `npm test`: where nobody waits at the keyboard (`CI=true`) the slow lane follows, so that what takes
 * minutes to prove (processes that are killed, whole worlds) keeps a bad change out all the same.
 */
import { spawnSync } from 'node:child_process'

if (process.env.CI === 'true') {
  const { status } = spawnSync('pnpm', ['run', 'verify:slow'], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
