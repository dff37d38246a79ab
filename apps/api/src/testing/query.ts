import type { ClientConfig } from 'pg'
import { withClient } from '../database/with-client.ts'

/** Runs one statement over a connection of its own and gives its rows. */
export async function query<Row extends object = object>(connection: ClientConfig, statement: string): Promise<Row[]> {
  return withClient(connection, async (client) => (await client.query<Row>(statement)).rows)
}
