import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from './bench.ts'
import { resource, temporaryFolder } from './measure/resources.ts'
import { spreadOf } from './measure/spread.ts'
import { seconds } from './report/figures.ts'

export const name = 'second-start'
export const goal = '`npm start` answers within 5 s in a folder that was started before'

const limitMs = 5_000
const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

export async function run(): Promise<Row[]> {
  return [
    await secondStart('second `npm start`, empty database', 3, { DEMO: '0' }),
    await secondStart('second `npm start`, with the demo world', 3, {}),
  ]
}

async function secondStart(what: string, rounds: number, env: Record<string, string>): Promise<Row> {
  await using folder = await temporaryFolder()
  const start = () => startAndStop({ ...env, DATA_DIR: folder.path })
  await start()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await start())
  const time = spreadOf(times)
  return {
    what,
    ours: seconds(time.median),
    beside: `${seconds(limitMs)} limit`,
    ratio: spreadOf(times.map((elapsedMs) => elapsedMs / limitMs)),
    goal: '<= 1 x',
    met: time.median <= limitMs,
  }
}

/** Milliseconds from the command until it answers; all of it has ended when this returns. */
async function startAndStop(env: Record<string, string>): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  // A group of its own, so that nothing can be left running.
  const npm = spawn('npm', ['start'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let errors = ''
  npm.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()))
  const ended = once(npm, 'exit')
  await using _ = resource({}, async () => {
    npm.kill('SIGTERM')
    await ended
    await endGroup(npm.pid)
  })
  const tooSoon = ended.then(() => Promise.reject(new Error(`\`npm start\` ended by itself: ${errors}`)))
  await Promise.race([untilHealthy(port), tooSoon])
  return performance.now() - began
}

async function untilHealthy(port: number): Promise<void> {
  while (!(await isHealthy(port))) await sleep(20)
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/api/health`)).status === 200
  } catch {
    return false
  }
}

/** What still runs of the group gets a moment, then no choice. */
async function endGroup(group: number | undefined): Promise<void> {
  if (group === undefined) return
  for (let waited = 0; waited < 100 && isAlive(-group); waited += 1) await sleep(100)
  if (!isAlive(-group)) return
  console.error('  `npm start` left processes running after SIGTERM: they were ended')
  process.kill(-group, 'SIGKILL')
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
