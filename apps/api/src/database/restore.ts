import { type Client, type ClientConfig, escapeIdentifier as quote } from 'pg'
import { BackupError, type BackupHeader, readBackupFile, type RowBatch } from './backup-file.ts'
import { listTables, type Table } from './catalogue.ts'
import { runCommand } from './command.ts'
import { listApplied, migrate } from './migrate.ts'
import { relaxChecks } from './relax-checks.ts'
import { withClient } from './with-client.ts'

/**
 * Fills an empty database with a backup, all of it or nothing. The schema is first brought to where it was
 * when the backup was made, and afterwards up to date, so that an older backup fits too.
 *
 * @returns the number of rows.
 * @throws {BackupError} when the database is not empty, or the backup is damaged or of a newer version.
 */
export async function restore(connection: ClientConfig, file: string, folder?: string): Promise<number> {
  const { header, batches } = await readBackupFile(file)
  const options = folder === undefined ? {} : { folder }
  await migrate(connection, { ...options, last: header.migrations.at(-1)?.name })

  return withClient(connection, async (client) => {
    await client.query('BEGIN')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    const count = await fill(client, header, batches)
    await client.query('COMMIT')
    await client.query('ANALYZE')
    await migrate(connection, options)
    return count
  })
}

async function fill(client: Client, header: BackupHeader, batches: AsyncGenerator<RowBatch>): Promise<number> {
  await expectSameSchema(client, header)
  const tables = await listTables(client)
  for (const table of tables) await expectEmpty(client, table)
  const restoreChecks = await relaxChecks(client)
  let count = 0
  for await (const { table, jsons } of batches) {
    await insert(client, findTable(tables, table), jsons)
    count += jsons.length
  }
  await restoreChecks()
  for (const { name, lastValue, isCalled } of header.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [quote(name), lastValue, isCalled])
  }
  return count
}

async function expectSameSchema(client: Client, { migrations }: BackupHeader): Promise<void> {
  if (JSON.stringify(await listApplied(client)) !== JSON.stringify(migrations)) {
    throw new BackupError(
      'De back-up past niet bij de tabellen van deze database. Zet een back-up terug in een lege database, met dezelfde of een nieuwere versie van Klopt.',
    )
  }
}

async function expectEmpty(client: Client, { name }: Table): Promise<void> {
  const { rowCount } = await client.query(`SELECT FROM ${quote(name)} LIMIT 1`)
  if (rowCount) {
    throw new BackupError(
      `De database is niet leeg (tabel ${name}). Een back-up wordt nooit over bestaande gegevens gezet: kies een lege database of een nieuwe DATA_DIR.`,
    )
  }
}

function findTable(tables: Table[], name: string): Table {
  const table = tables.find((candidate) => candidate.name === name)
  if (!table) throw new BackupError(`De back-up heeft een onbekende tabel: ${name}.`)
  return table
}

async function insert(client: Client, { name, columns }: Table, jsons: string[]): Promise<void> {
  const names = columns.map((column) => quote(column)).join(', ')
  await client.query(
    `INSERT INTO ${quote(name)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${names} FROM jsonb_populate_recordset(NULL::${quote(name)}, $1::jsonb)`,
    [`[${jsons.join(',')}]`],
  )
}

if (import.meta.main) {
  await runCommand('restore', 'own', async (connect, file) => {
    const rows = await connect((connection) => restore(connection, file))
    return `Back-up teruggezet: ${file} (rijen: ${rows})`
  })
}
