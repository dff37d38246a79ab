import { lstat, mkdir, rm } from 'node:fs/promises'
import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'

/**
 * Makes the folder of the socket, empty: what a killed server left in it would hinder the next one.
 * Whoever can enter the folder is trusted by the database, and its place is one where everybody can make
 * folders, so an existing one is removed only when it is our own and never used as it is.
 *
 * @throws {EmbeddedPostgresError} when somebody else has made it.
 */
export async function prepareRunDir({ runDir, account }: Cluster): Promise<void> {
  const found = await lstat(runDir).catch(() => undefined)
  if (found && (!found.isDirectory() || found.uid !== account.uid)) throw notOurs(runDir)
  await rm(runDir, { recursive: true, force: true })
  await mkdir(runDir, { mode: 0o700 })
  await account.own(runDir)
}

function notOurs(runDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `De map ${runDir} voor de verbinding met de database is van een andere gebruiker. Verwijder die map, of kies een andere plaats met TMPDIR.`,
  )
}
