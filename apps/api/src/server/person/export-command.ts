import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Settings } from '../../config/settings.ts'
import { CommandError, type Connect, pathGiven, runProgram } from '../../database/command.ts'
import { withClient } from '../../database/with-client.ts'
import { openFileStore } from '../../files/open-file-store.ts'
import { zipStream } from '../../files/zip-stream.ts'
import { hasCode } from '../../system/has-code.ts'
import { knownOf, personEntries } from './export-person.ts'
import type { Asked } from './find-person.ts'
import { readArgs, readContact } from './read-args.ts'

const USAGE = `Gebruik: npm run person:export -- --user <e-mailadres> --to <bestand.zip>
     of: npm run person:export -- --administration <nummer> --contact <nummer> --to <bestand.zip>`

await runProgram('shared', exportPerson)

async function exportPerson(connect: Connect, settings: Settings): Promise<string> {
  const { asked, file } = given()
  const known = await connect((connection) => withClient(connection, (client) => knownOf(client, asked)))
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx' })
  try {
    await pipeline(zipStream(personEntries(known, await openFileStore(settings.files))), target)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new CommandError(`${file} is er al. Kies een andere naam.`)
    await rm(file, { force: true })
    throw error
  }
  const count = [...known.rows.values()].reduce((sum, rows) => sum + rows.length, 0)
  return `Gemaakt: ${file} (rijen: ${count}, tabellen: ${known.rows.size}). Lees het na voor je het geeft: er kunnen ook anderen in staan.`
}

function given(): { asked: Asked; file: string } {
  const args = readArgs(USAGE)
  if (args.to === undefined) throw new CommandError(USAGE)
  const asked = args.user === undefined ? readContact(args, USAGE) : { emailAddress: args.user }
  return { asked, file: pathGiven(args.to) }
}
