import { Client, type ClientConfig } from 'pg'

/** Runs one statement over a connection of its own and gives its rows. */
export async function query<Row extends object = object>(connection: ClientConfig, statement: string): Promise<Row[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
