import { execFileSync } from 'node:child_process'
import { chmod, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostmaster } from '../../embedded-postgres/postmaster.ts'
import { hasCode } from '../../system/has-code.ts'
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts'
import { CutLine } from './cut-line.test-support.ts'

const DISK_BYTES = 700_000_000
const clock = new URL('moved-clock.test-support.ts', import.meta.url).href

/** The real server with its real database on a disk of their own, reached over a line that can be cut. */
export class RunningKlopt {
  readonly line: CutLine
  readonly #folder: TemporaryFolder
  /** Whether the folder is a disk by itself, which can be filled; that takes the right to mount one. */
  readonly isOwnDisk: boolean
  #server: ServerProcess | null = null

  private constructor(line: CutLine, folder: TemporaryFolder, isOwnDisk: boolean) {
    this.line = line
    this.#folder = folder
    this.isOwnDisk = isOwnDisk
  }

  static async start(): Promise<RunningKlopt> {
    const folder = await makeTemporaryFolder()
    await chmod(folder.path, 0o755)
    await mkdir(join(folder.path, 'disk'))
    const isOwnDisk = mounts(join(folder.path, 'disk'))
    const klopt = new RunningKlopt(await CutLine.lay(), folder, isOwnDisk)
    await writeFile(klopt.#clockFile, '0')
    await klopt.startServer()
    return klopt
  }

  get url(): string {
    return this.line.url
  }
  get dataDir(): string {
    return join(this.#folder.path, 'disk')
  }
  get process(): ServerProcess {
    if (this.#server === null) throw new Error('the server does not run')
    return this.#server
  }
  /** A name in the folder that is removed in the end, on another disk than that of the server. */
  beside(name: string): string {
    return join(this.#folder.path, name)
  }
  get #clockFile(): string {
    return this.beside('clock')
  }

  async startServer(): Promise<void> {
    this.#server = await startServerProcess({
      DATA_DIR: this.dataDir,
      DATABASE_URL: '',
      DEMO: '0',
      LOG_LEVEL: 'error',
      FAULTS_CLOCK_FILE: this.#clockFile,
      NODE_OPTIONS: `--import=${clock}`,
    })
    this.line.leadTo(this.#server.url)
  }

  /** Ends the server by a signal, as it should end by it, and starts the next. */
  async replaceServer(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child, ended } = this.process
    child.kill(signal)
    const how = await ended
    if (how !== (signal === 'SIGTERM' ? 0 : 'SIGKILL')) throw new Error(`the server ended with ${how} after ${signal}`)
    await this.startServer()
  }

  async postmaster(): Promise<number> {
    const found = await findPostmaster(join(this.dataDir, 'postgres'))
    if (!found) throw new Error('the database does not run')
    return found.pid
  }

  /** The database with all that works for it. */
  async databaseProcesses(): Promise<number[]> {
    const pid = await this.postmaster()
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)]
  }

  async moveClock(days: number): Promise<void> {
    await writeFile(this.#clockFile, String(days * 24 * 3_600_000))
    this.process.child.kill('SIGUSR2')
  }

  /** Leaves no room on the disk; answers how to give it back. */
  async fillDisk(): Promise<() => Promise<void>> {
    const path = join(this.dataDir, 'filler')
    const file = await open(path, 'w')
    const part = Buffer.alloc(1_000_000)
    try {
      for (;;) await file.write(part)
    } catch (error) {
      if (!hasCode(error, 'ENOSPC')) throw error
    } finally {
      await file.close()
    }
    return () => rm(path)
  }

  async end(): Promise<void> {
    const { child, ended } = this.process
    child.kill('SIGTERM')
    await ended
    await this.line.takeAway()
    if (this.isOwnDisk) execFileSync('umount', [this.dataDir])
    await this.#folder.remove()
  }
}

/** Makes the folder a disk in memory; false where that is not allowed. */
function mounts(path: string): boolean {
  try {
    const options = `size=${DISK_BYTES},mode=755`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'klopt', path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
