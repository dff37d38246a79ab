import pg from 'pg'

/**
 * What is sent on a connection until the work at hand waits for something goes out in one piece: each by itself costs a call
 * of the system, and wakes the database up.
 */
export function sendTogether(client: pg.ClientBase): void {
  if (!(client instanceof pg.Client)) return
  const { stream } = client.connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
