import { Client, type ClientConfig } from 'pg'

/** Works on a connection of its own, outside of the pool. When it breaks, what runs on it rejects. */
export async function withClient<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection)
  // Between two statements nobody else hears that it broke, and unheard the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
