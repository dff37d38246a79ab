import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../config/settings.ts'
import { BackupError } from '../../database/backup-file.ts'
import { runCommand, type Connect } from '../../database/command.ts'
import { backupIn, makeCopy } from './make-copy.ts'
import { proveCopy, type Proof } from './prove-copy.ts'

/** The first few lead to all of them. */
const MOST_SHOWN = 20

/**
 * Whether a back-up of the server that runs can be put back, by doing it in a folder of its own. A folder in which that was
 * done before is proved again as it is.
 *
 * @returns what was proved, in Dutch.
 * @throws {BackupError} naming all that differs, or when something else is in the folder.
 */
async function drill(connect: Connect, folder: string, settings: Settings): Promise<string> {
  if (!existsSync(join(folder, 'postgres'))) {
    await refuseUsed(folder)
    await makeCopy(connect, settings, folder)
  } else if (!existsSync(backupIn(folder))) throw inUse(folder)
  const proof = await proveCopy(folder)
  if (proof.problems.length > 0) throw new BackupError(refusal(folder, proof))
  return answer(folder, proof)
}

async function refuseUsed(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw inUse(folder)
}

function inUse(folder: string): BackupError {
  return new BackupError(`In ${folder} staat al iets anders. Kies een lege map, of een die er nog niet is.`)
}

function answer(folder: string, { rowCount, fileCount, fileBytes, administrationCount }: Proof): string {
  return [
    `De back-up is teruggezet in ${folder}, en de kopie klopt:`,
    `  - rijen: ${rowCount}, tabel voor tabel gelijk aan de back-up`,
    `  - bestanden: ${fileCount} (${Math.ceil(fileBytes / 1_000_000)} MB), elk met zijn eigen SHA-256`,
    `  - administraties: ${administrationCount}, van elk tellen de boeken op`,
    'Gooi de map weg als je die niet bewaart: er staan echte gegevens in.',
  ].join('\n')
}

function refusal(folder: string, { problems }: Proof): string {
  return [
    `De kopie in ${folder} klopt niet:`,
    ...problems.slice(0, MOST_SHOWN).map((problem) => `  - ${problem}`),
    ...(problems.length > MOST_SHOWN ? [`  - en nog ${problems.length - MOST_SHOWN}`] : []),
  ].join('\n')
}

await runCommand('restore:drill', 'shared', drill, 'map')
