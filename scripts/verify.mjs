/**
 * `npm test`: everything but the slow lane, two pieces at a time. Tests wait for browsers, databases and each other half of
 * the time; two pieces side by side fill that on two cores, and leave the journeys processor enough. Turbo alone would begin
 * what hangs on most, the journeys, when all else is over.
 *
 * The pieces stand longest first, with what finds most mistakes in least time beside the first. The first failure ends all.
 * How long each took is said at its end, so that the two stay equally long.
 */
import { spawn } from 'node:child_process'

const SIDE_BY_SIDE = 2

const pieces = [
  ['journeys'],
  // Types are held by the linter, which has them at hand; the slow lane asks the compiler itself. It has the arrows between
  // packages and what nothing uses, too: each reads every file anew, and seldom finds what the linter does not.
  ['lint'],
  ['test', '--filter=@klopt/api'],
  ['test', '--filter=@klopt/ui'],
  ['test', '--filter=@klopt/web'],
  ['test', ...others('api', 'ui', 'web')],
]

const running = new Set()
const waiting = [...pieces]

await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))

async function work() {
  for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) await run(piece)
}

function run(piece) {
  const { promise, resolve } = Promise.withResolvers()
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
  const begunMs = performance.now()
  const turbo = spawn('turbo', ['run', ...piece, '--concurrency=1'], { env, stdio: 'inherit' })
  running.add(turbo)
  turbo.once('error', fail)
  turbo.once('exit', (status) => {
    running.delete(turbo)
    console.log(`verify: ${piece.join(' ')} took ${Math.round((performance.now() - begunMs) / 1000)} s`)
    if (status !== 0) fail()
    resolve()
  })
  return promise
}

function fail() {
  process.exitCode = 1
  waiting.length = 0
  for (const other of running) other.kill('SIGTERM')
}

function others(...packages) {
  return packages.map((name) => `--filter=!@klopt/${name}`)
}
