import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../system/is-alive.ts'

export interface TemporaryFolder {
  path: string
  remove(): Promise<void>
}

const PREFIX = 'klopt-test-'
const MEMORY_FOLDER = '/dev/shm'
const ROOM_WANTED_BYTES = 2_000_000_000

/**
 * A folder for a test, in memory where there is room: cloning a database writes some 300 small files, which
 * a disk does ten times slower. Its name tells which process made it.
 */
export async function makeTemporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(await parentFolder(), `${PREFIX}${process.pid}-`))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** The temporary folders whose process ended without removing them. */
export async function findAbandonedFolders(): Promise<string[]> {
  const parent = await parentFolder()
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX))
  return names.filter((name) => !isAlive(parseInt(name.slice(PREFIX.length)))).map((name) => join(parent, name))
}

async function parentFolder(): Promise<string> {
  const memory = await statfs(MEMORY_FOLDER).catch(() => undefined)
  return memory && memory.bavail * memory.bsize > ROOM_WANTED_BYTES ? MEMORY_FOLDER : tmpdir()
}
