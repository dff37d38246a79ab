import { chmod, lstat, mkdir } from 'node:fs/promises'
import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'

/**
 * Makes the folder of the socket. Whoever can enter it is trusted by the database, and its place is one
 * where everybody can make folders: an existing one counts only when it is a folder of our own.
 */
export async function prepareRunDir({ runDir, account }: Cluster): Promise<void> {
  try {
    await mkdir(runDir, { mode: 0o700 })
    await account.own(runDir)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const found = await lstat(runDir)
    if (!found.isDirectory() || found.uid !== account.uid) {
      throw new EmbeddedPostgresError(
        `De map ${runDir} voor de verbinding met de database is van een andere gebruiker. Verwijder die map, of kies een andere plaats met TMPDIR.`,
      )
    }
    await chmod(runDir, 0o700)
  }
}
