import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TemporaryFolder {
  path: string
  remove(): Promise<void>
}

const MEMORY_FOLDER = '/dev/shm'
const ROOM_WANTED_BYTES = 2_000_000_000

/**
 * A folder for the data of one test run, in memory where there is room: cloning a database writes some
 * 300 small files, which a disk does ten times slower. Its name tells which process made it.
 */
export async function makeTemporaryFolder(prefix: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(await parentFolder(), `${prefix}${process.pid}-`))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** The folders with this prefix whose process ended without removing them. */
export async function findAbandonedFolders(prefix: string): Promise<string[]> {
  const parent = await parentFolder()
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  return names.filter((name) => !isAlive(parseInt(name.slice(prefix.length)))).map((name) => join(parent, name))
}

async function parentFolder(): Promise<string> {
  const memory = await statfs(MEMORY_FOLDER).catch(() => undefined)
  return memory && memory.bavail * memory.bsize > ROOM_WANTED_BYTES ? MEMORY_FOLDER : tmpdir()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
