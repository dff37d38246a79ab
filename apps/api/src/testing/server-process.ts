import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

type Env = Readonly<Record<string, string>>

export interface SpawnedServer {
  readonly child: ChildProcess
  /** All it wrote, to both outputs. */
  output(): string
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

export interface ServerProcess extends SpawnedServer {
  /** The address it said it runs on. */
  readonly url: string
}

/**
 * Starts the real server as a process of its own; rejects with what it wrote when it ends before it is ready.
 * `stderr` is where its log goes instead of to `output()`; `program` is that of another version.
 */
export async function startServerProcess(env: Env, stderr?: number, program?: string): Promise<ServerProcess> {
  return whenReady(spawnServer(env, stderr, program))
}

/** The same without waiting until it is ready. */
export function spawnServer(env: Env, stderr: 'pipe' | number = 'pipe', program = main): SpawnedServer {
  const options = {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', stderr] satisfies StdioOptions,
  }
  return watch(spawn(process.execPath, [program], options))
}

/** The same below another process, as `npm start` does it. */
export async function startServerBelowShell(env: Env): Promise<ServerProcess> {
  const command = `"${process.execPath}" "${main}" & wait`
  return whenReady(watch(spawn('sh', ['-c', command], { env: { ...process.env, PORT: '0', ...env } })))
}

/** The same of a command that becomes a server, with nothing in its environment but what is given. */
export async function startServerBy([program = '', ...args]: readonly string[], env: Env): Promise<ServerProcess> {
  return whenReady(watch(spawn(program, args, { cwd: '/', env: { PORT: '0', ...env } })))
}

function watch(child: ChildProcess): SpawnedServer {
  let output = ''
  const read = (chunk: Buffer) => (output += chunk.toString())
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null)
  return { child, output: () => output, ended }
}

async function whenReady(server: SpawnedServer): Promise<ServerProcess> {
  const { child, output, ended } = server
  const ready = Promise.withResolvers<string>()
  child.stdout?.on('data', () => {
    const url = /Klopt draait op (http:\S+)/.exec(output())?.[1]
    if (url !== undefined) ready.resolve(url)
  })
  const url = await Promise.race([
    ready.promise,
    ended.then((code) => {
      throw new Error(`the server ended with ${code}: ${output()}`)
    }),
  ])
  return { ...server, url }
}

/** The DATABASE_URL of a connection. */
export function databaseUrlOf({
  host = '',
  port = 5432,
  user = '',
  password,
  database: name = '',
}: ClientConfig): string {
  const login = typeof password === 'string' ? `${user}:${encodeURIComponent(password)}` : user
  return `postgres://${login}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
}
