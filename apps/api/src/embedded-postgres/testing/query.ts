import { Client, type ClientConfig } from 'pg'

/** The rows of one statement over a connection of its own. */
export async function query(connection: ClientConfig, statement: string): Promise<unknown[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
