import { Client, type ClientConfig } from 'pg'

/** Runs statements over a connection of their own, one after the other. */
export async function sql(connection: ClientConfig, ...statements: string[]): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
