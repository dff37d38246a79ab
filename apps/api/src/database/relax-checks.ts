import { type Client, escapeIdentifier as quote } from 'pg'

/**
 * Takes the foreign keys away and switches the triggers off, so that tables can be filled in any order and
 * with what may never be changed by hand. Call the answer to put all of it back, which checks every
 * reference. To be used within one transaction, by the owner of the tables.
 */
export async function relaxChecks(client: Client): Promise<() => Promise<void>> {
  const foreignKeys = await listForeignKeys(client)
  const triggers = await listTriggers(client)
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${quote(name)}`)
  for (const { table, name } of foreignKeys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name)}`)
  return async () => {
    // A table with checks that wait for the end of the transaction cannot be altered.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    for (const { table, name, definition } of foreignKeys) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quote(name)} ${definition}`)
    }
    for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${quote(name)}`)
  }
}

async function listForeignKeys(client: Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace
    ORDER BY 1, 2`)
  return rows
}

async function listTriggers(client: Client) {
  const { rows } = await client.query<{ table: string; name: string }>(`
    SELECT tgrelid::regclass::text AS table, tgname::text AS name
    FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND tgenabled = 'O' AND c.relnamespace = 'public'::regnamespace
    ORDER BY 1, 2`)
  return rows
}
