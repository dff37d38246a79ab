import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { EmbeddedPostgres } from '../index.ts'

const PROGRAM = fileURLToPath(new URL('launcher-program.ts', import.meta.url))

/** Another process that starts the database of a folder. */
export interface Launcher {
  pid: number
  /** The database once it accepts connections; rejects with the message of a refused start. */
  started(): Promise<Pick<EmbeddedPostgres, 'connection' | 'adopted'>>
  /** Sends a signal and waits until the process is gone; SIGTERM stops the database first. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export function spawnLauncher(dataDir: string, account: { uid?: number; gid?: number }): Launcher {
  const child = spawn(process.execPath, [PROGRAM, dataDir], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.pid === undefined) throw new Error('The launcher did not start')
  const exited = once(child, 'exit')
  const report = firstLine(child)
  return {
    pid: child.pid,
    async started() {
      const { error, ...database } = JSON.parse(await report)
      if (error) throw new Error(error)
      return database
    },
    async end(signal) {
      child.kill(signal)
      await exited
    },
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface(stdout)) return line
  return JSON.stringify({ error: 'The launcher ended without a word' })
}
