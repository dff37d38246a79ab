import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { administrationsOf, findBookFaults } from '../../books/book-faults.ts'
import { backup } from '../../database/backup.ts'
import { compareBackups } from '../../database/compare-backups.ts'
import { withClient } from '../../database/with-client.ts'
import { findNumberFaults } from '../../features/invoices/number-faults.ts'
import { createDiskFileStore } from '../../files/file-store.ts'
import { listedFiles, type ListedFile } from '../../files/listed-files.ts'
import { DamagedFileError, verifying } from '../../files/verifying-store.ts'
import { hasCode } from '../../system/has-code.ts'
import { faultTexts } from './fault-texts.ts'
import { backupIn, filesIn } from './make-copy.ts'
import { withCopy } from './with-copy.ts'

/** What was looked at in a copy, and in Dutch whatever is wrong with it. */
export interface Proof {
  readonly rowCount: number
  readonly fileCount: number
  readonly fileBytes: number
  readonly administrationCount: number
  readonly problems: readonly string[]
}

/** Holds a copy against its back-up row by row, its files against their SHA-256, and its books against each other. */
export function proveCopy(folder: string): Promise<Proof> {
  return withCopy(folder, async (connection) => {
    const rows = await compareRows(connection, folder)
    return withClient(connection, async (client) => {
      const files = await listedFiles(client)
      const administrations = await administrationsOf(client)
      const problems = [...rows.problems, ...(await fileProblems(folder, files))]
      for (const id of administrations) {
        const faults = [...(await findBookFaults(client, id)), ...(await findNumberFaults(client, id))]
        problems.push(
          ...faults.map(({ name, amount }) => `administratie ${id}: ${faultTexts[name] ?? name} (${amount})`),
        )
      }
      return {
        rowCount: rows.count,
        fileCount: files.length,
        fileBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        administrationCount: administrations.length,
        problems,
      }
    })
  })
}

/** By a back-up of the copy, which tells each row in the same words. */
async function compareRows(connection: ClientConfig, folder: string) {
  const again = join(folder, 'kopie.gz')
  try {
    const count = await backup(connection, again)
    return { count, problems: await compareBackups(backupIn(folder), again) }
  } finally {
    await rm(again, { force: true })
  }
}

async function fileProblems(folder: string, files: readonly ListedFile[]): Promise<string[]> {
  const store = verifying(createDiskFileStore(filesIn(folder)))
  const problems: string[] = []
  for (const { administrationId, sha256, place } of files) {
    try {
      for await (const _chunk of store.stream(administrationId, sha256)) continue
    } catch (error) {
      if (error instanceof DamagedFileError) problems.push(`bestand ${place}: de inhoud is veranderd`)
      else if (hasCode(error, 'ENOENT')) problems.push(`bestand ${place}: ontbreekt`)
      else throw error
    }
  }
  return problems
}
