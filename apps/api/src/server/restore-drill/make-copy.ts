import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Settings } from '../../config/settings.ts'
import { backup } from '../../database/backup.ts'
import type { Connect } from '../../database/command.ts'
import { restore } from '../../database/restore.ts'
import { withClient } from '../../database/with-client.ts'
import { listedFiles } from '../../files/listed-files.ts'
import { openFileStore } from '../../files/open-file-store.ts'
import { DamagedFileError } from '../../files/verifying-store.ts'
import { hasCode } from '../../system/has-code.ts'
import { withCopy } from './with-copy.ts'

/** Where the back-up of a drill is in its folder; the database and the files stand beside it as in a `DATA_DIR`. */
export const backupIn = (folder: string): string => join(folder, 'klopt.gz')
export const filesIn = (folder: string): string => join(folder, 'files')

/**
 * Makes a back-up of a server that goes on working and puts it back into a folder: the database first, and after it the
 * files that it names, which nothing takes away within a day.
 */
export async function makeCopy(connect: Connect, settings: Settings, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await connect((connection) => backup(connection, backupIn(folder)))
  await withCopy(folder, async (connection) => {
    await restore(connection, backupIn(folder))
    const wanted = await withClient(connection, listedFiles)
    const store = await openFileStore(settings.files)
    for (const { administrationId, sha256, place } of wanted) {
      const target = join(filesIn(folder), place)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        await pipeline(store.stream(administrationId, sha256), createWriteStream(target, { mode: 0o600 }))
      } catch (error) {
        // What the server itself has lost is missing from the copy, and told by whoever proves that.
        if (!hasCode(error, 'ENOENT') && !(error instanceof DamagedFileError)) throw error
        await rm(target, { force: true })
      }
    }
  })
}
