import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './error.ts'

export interface DataDirLock {
  release(): Promise<void>
}

/**
 * Takes the data folder for this process. SQLite serves as the portable way to a lock of the operating
 * system, which ends with the process however it dies: there is no stale lock to recognise, and no
 * reused process number to be fooled by. The file beside it only tells others who holds the lock.
 *
 * @throws {EmbeddedPostgresError} naming the holder when another process has the folder.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const pidFile = join(dataDir, 'launcher.pid')
  const lock = await take(dataDir, pidFile)
  await writeFile(pidFile, `${process.pid}\n`)
  return {
    async release() {
      if (!lock.isOpen) return
      await rm(pidFile, { force: true })
      lock.close()
    },
  }
}

/** Makes the data folder if it is missing, and gives its one name without symbolic links. */
export async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await realpath(dataDir)
  } catch (error) {
    throw notWritable(dataDir, error)
  }
}

async function take(dataDir: string, pidFile: string): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(dataDir, 'launcher.lock'))
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    if (!isBusy(error)) throw notWritable(dataDir, error)
    const pid = await readFile(pidFile, 'utf8').catch(() => '')
    throw new EmbeddedPostgresError(
      `Klopt draait al op de map ${dataDir} (proces ${pid.trim() || 'onbekend'}). Stop dat proces eerst, of kies een andere map met DATA_DIR.`,
    )
  }
}

function notWritable(dataDir: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `Klopt kan niet schrijven in ${dataDir}. Geef de gebruiker die Klopt start rechten op die map, of kies een andere met DATA_DIR.`,
    { cause },
  )
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
