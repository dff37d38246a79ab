import pg from 'pg'
import { findRunningPostgres } from '../embedded-postgres/index.ts'

/** Leaves a job of the running server in this data folder behind as one that failed just now. */
export async function failJob(dataDir: string, name: string, message: string): Promise<void> {
  const connection = await findRunningPostgres(dataDir)
  if (connection === undefined) throw new Error('the database does not run')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      "INSERT INTO jobs.job (name, data, state, completed_on, output) VALUES ($1, '{}', 'failed', now(), $2)",
      [name, JSON.stringify({ message })],
    )
  } finally {
    await client.end()
  }
}
