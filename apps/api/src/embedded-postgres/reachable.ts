import { chmod, chown, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'

/**
 * Makes sure that the account of PostgreSQL can enter its programs and the data folder. The data folder
 * itself is Klopt's own and opened to that account's group when it is closed; its parents are not ours
 * to change.
 *
 * @throws {EmbeddedPostgresError} naming the folder that is closed.
 */
export async function ensureReachable({ account, dataDir, installation }: Cluster): Promise<void> {
  if (account.spawnAs.uid === undefined) return
  for (const folder of [...parentsOf(dataDir), ...parentsOf(installation.binDir)]) {
    if (!(await canEnter(folder, account))) throw closedFolder(folder, account.uid)
  }
  if (!(await canEnter(installation.binDir, account))) {
    throw closedFolder(installation.binDir, account.uid)
  }
  if (!(await canEnter(dataDir, account))) {
    const { uid, mode } = await stat(dataDir)
    await chown(dataDir, uid, account.gid)
    await chmod(dataDir, mode | 0o010)
  }
}

function parentsOf(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [] : [...parentsOf(parent), parent]
}

async function canEnter(folder: string, { uid, gid }: { uid: number; gid: number }) {
  const found = await stat(folder)
  const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
  return (found.mode & bit) !== 0
}

function closedFolder(folder: string, uid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `De map ${folder} is niet toegankelijk voor de database. Klopt is gestart door root en draait PostgreSQL daarom als gebruiker ${uid}. Start Klopt als gewone gebruiker, zet de map open met "chmod o+x ${folder}", of kies een andere map met DATA_DIR.`,
  )
}
