import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ServerProcess {
  readonly child: ChildProcess
  /** The address it said it runs on. */
  readonly url: string
  /** All it wrote, to both outputs. */
  output(): string
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/**
 * Starts the real server as a process of its own; rejects with what it wrote when it ends before it is ready.
 * `stderr` is where its log goes instead of to `output()`.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  stderr: 'pipe' | number = 'pipe',
): Promise<ServerProcess> {
  const stdio = ['ignore', 'pipe', stderr] as const
  const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', ...env }, stdio: [...stdio] })
  return whenReady(child)
}

/** The same below another process, as `npm start` does it. */
export async function startServerBelowShell(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const command = `"${process.execPath}" "${main}" & wait`
  return whenReady(spawn('sh', ['-c', command], { env: { ...process.env, PORT: '0', ...env } }))
}

async function whenReady(child: ChildProcess): Promise<ServerProcess> {
  let output = ''
  const ready = Promise.withResolvers<string>()
  const read = (chunk: Buffer) => {
    output += chunk.toString()
    const url = /Klopt draait op (http:\S+)/.exec(output)?.[1]
    if (url !== undefined) ready.resolve(url)
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null)
  const url = await Promise.race([
    ready.promise,
    ended.then((code) => {
      throw new Error(`the server ended with ${code}: ${output}`)
    }),
  ])
  return { child, url, output: () => output, ended }
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
