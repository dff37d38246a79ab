import pg from 'pg'
import { findRunningPostgres } from '../embedded-postgres/index.ts'

/** Brings the day of each charge of a subscription in this data folder within the week, as if two weeks went by since its mail. */
export async function makeChargesDue(dataDir: string): Promise<void> {
  const connection = await findRunningPostgres(dataDir)
  if (connection === undefined) throw new Error('the database does not run')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('UPDATE subscription_charges SET due_on = current_date')
  } finally {
    await client.end()
  }
}
