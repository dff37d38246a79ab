import type { Client } from 'pg'
import { beginSnapshot } from '../../database/snapshot.ts'
import { fileNamer } from '../../files/file-names.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { ZipEntry } from '../../files/zip-stream.ts'
import { collectPerson, type Collected } from './collect-person.ts'
import { findPerson, type Asked } from './find-person.ts'
import { isSecret, type Reach } from './reach.ts'
import { reachOfContact } from './reach-of-contact.ts'
import { reachOfUser } from './reach-of-user.ts'

interface Known extends Collected {
  readonly reach: Reach
}

/** All that the database knows of one person, as one moment has it. Throws `CommandError` where there is nobody. */
export async function knownOf(client: Client, asked: Asked): Promise<Known> {
  const reach = 'emailAddress' in asked ? reachOfUser : reachOfContact
  await beginSnapshot(client)
  return { reach, ...(await collectPerson(client, reach, await findPerson(client, asked))) }
}

/** What somebody is given: without what opens or proves something, and with what is not in it. */
export function readableJson({ rows, mentions, reach }: Known): string {
  const withoutSecrets = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).filter(([column]) => !isSecret(column)))
  const tables = [...rows].map(([table, found]) => [table, found.map(({ values }) => withoutSecrets(values))])
  const answer = {
    gegevens: Object.fromEntries(tables),
    aantallen_waar_de_persoon_iets_deed: mentions,
    niet_meegegeven: reach.leftOut,
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}

/** The rows as one file, and beside it every file that they name. */
export async function* personEntries(known: Known, store: FileStore): AsyncGenerator<ZipEntry> {
  yield { name: 'persoon.json', content: Buffer.from(readableJson(known)) }
  const nameOf = fileNamer()
  for (const { values } of known.rows.get('files') ?? []) {
    // zero: nothing that they named had a file
    const [administrationId, name, sha256] = [values['administration_id'], values['name'], values['sha256']]
    if (typeof administrationId !== 'number' || typeof name !== 'string' || typeof sha256 !== 'string') continue
    const content = store.stream(administrationId, Buffer.from(sha256.replace('\\x', ''), 'hex'))
    yield { name: `bestanden/${nameOf(name)}`, content }
  }
}
