import { readdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runDirOf } from '../embedded-postgres/cluster.ts'
import { stopServer } from '../embedded-postgres/stop-server.ts'
import { findAbandonedFolders } from './temporary-folder.ts'

/** Removes what killed test runs left behind: their folders, and the databases that still run in them. */
export async function removeAbandoned(): Promise<void> {
  for (const folder of await findAbandonedFolders()) {
    // Another run may be removing the same folder: that is no reason to fail this one.
    await remove(folder).catch(() => {})
  }
}

async function remove(folder: string): Promise<void> {
  const path = await realpath(folder)
  // The data of a database is in the folder itself or in a folder in it.
  for (const dataDir of [path, ...(await readdir(path)).map((name) => join(path, name))]) {
    await stopServer({ folder: join(dataDir, 'postgres') })
    await rm(runDirOf(dataDir), { recursive: true, force: true })
  }
  await rm(path, { recursive: true, force: true })
}
