import type { Client } from 'pg'

/** Begins to read every row of the database as it is at one moment; people can work on meanwhile. */
export async function beginSnapshot(client: Client): Promise<void> {
  for (const statement of SNAPSHOT) await client.query(statement)
}

const SNAPSHOT = [
  'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  // The text of a value must not depend on how this server or role is set.
  "SET LOCAL timezone = 'UTC'",
  "SET LOCAL bytea_output = 'hex'",
  "SET LOCAL intervalstyle = 'postgres'",
  'SET LOCAL extra_float_digits = 1',
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
  // Rows that a policy would hide must fail the backup, not silently miss from it.
  'SET LOCAL row_security = off',
]
