import { type Client, type ClientConfig, escapeIdentifier } from 'pg'
import { BackupError, type BackupHeader, type RowBatch, writeBackupFile } from './backup-file.ts'
import { listSequences, listTables } from './catalogue.ts'
import { runCommand } from './command.ts'
import { listApplied } from './migrate.ts'
import { beginSnapshot } from './snapshot.ts'
import { withClient } from './with-client.ts'

const ROWS_A_FETCH = 1_000

/**
 * Writes every row of the database, as it is at one moment, to a file; people can work on meanwhile. Not in
 * it are queued jobs, and what is in the data folder beside the database: uploaded files and the secret key.
 *
 * @returns the number of rows.
 * @throws {BackupError} when the database has no tables.
 */
export async function backup(connection: ClientConfig, file: string): Promise<number> {
  return withClient(connection, async (client) => {
    await beginSnapshot(client)
    return writeBackupFile(file, await describeSchema(client), readRows(client))
  })
}

/** Keeps that a copy was made, for who watches over the server; an older database has no place for it. */
async function noteBackup(connection: ClientConfig, rows: number): Promise<void> {
  await withClient(connection, async (client) => {
    const { rows: found } = await client.query<{ there: boolean }>(
      "SELECT to_regclass('public.backups') IS NOT NULL AS there",
    )
    if (found[0]?.there === true) await client.query('INSERT INTO backups (rows) VALUES ($1)', [rows])
  })
}

async function describeSchema(client: Client): Promise<BackupHeader> {
  const migrations = await listApplied(client)
  if (migrations.length === 0) throw new BackupError('De database is leeg: er is niets om een back-up van te maken.')
  return { migrations, sequences: await listSequences(client) }
}

async function* readRows(client: Client): AsyncGenerator<RowBatch> {
  for (const { name } of await listTables(client)) {
    await client.query(
      `DECLARE backup NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS json FROM ${escapeIdentifier(name)} t`,
    )
    for (;;) {
      const { rows } = await client.query<{ json: string }>(`FETCH ${ROWS_A_FETCH} FROM backup`)
      if (rows.length > 0) yield { table: name, jsons: rows.map(({ json }) => json) }
      if (rows.length < ROWS_A_FETCH) break
    }
    await client.query('CLOSE backup')
  }
}

if (import.meta.main) {
  await runCommand('backup', 'shared', async (connect, file) => {
    const rows = await connect(async (connection) => {
      const written = await backup(connection, file)
      await noteBackup(connection, written)
      return written
    })
    return `Back-up gemaakt: ${file} (rijen: ${rows})`
  })
}
