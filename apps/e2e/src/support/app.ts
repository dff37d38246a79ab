import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SeveralServers } from '@klopt/api/several'
import { onThatDay } from './another-day.ts'

/** The whole product as a user starts it: its own process, data folder and database. */
export interface RunningApp {
  readonly url: string
  readonly dataDir: string
  /** Where its mail lands. */
  readonly outbox: string
  /** What it wrote so far: warnings and failures. */
  log(): string
  /** What it is made of, where that is several servers. */
  readonly servers?: SeveralServers
  /** Ends it cleanly; its data stay. */
  stop(): Promise<void>
}

const main = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url))
const readyLine = /Klopt draait op (http:\/\/localhost:\d+)/
/** A server that fails ends and is told at once; one that makes the demo world beside other tests takes its time. */
const patienceMs = 240_000

/** What every server of the journeys is started with. */
export const settings = {
  PORT: '0',
  DEMO: '1',
  LOG_LEVEL: 'warn',
  // Other tests keep the machine busy all the while, so that what gives way to them would never come to an end.
  READING_NICENESS: '0',
  SMTP_URL: '',
  // Pages report their errors, as where people use them.
  ENVIRONMENT: 'staging',
}

/**
 * Starts the server on a free port, with more settings if given; on an empty data folder it makes the demo world. `program` is that
 * of another version.
 */
export async function startApp(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
  program = main,
): Promise<RunningApp> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings, DATA_DIR: dataDir, DATABASE_URL: '', ...onThatDay, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString()
    })
  }
  const url = await readyUrl(child, () => written)
  return {
    url,
    log: () => written,
    dataDir,
    outbox: join(dataDir, 'outbox'),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function readyUrl(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill()
      reject(new Error(`the server did not start:\n${log()}`))
    }, patienceMs)
    const read = () => {
      const url = readyLine.exec(log())?.[1]
      if (url === undefined) return
      child.stdout?.off('data', read)
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${log()}`)))
  })
}
