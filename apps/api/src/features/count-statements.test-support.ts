import pg from 'pg'
import { vi } from 'vitest'

/** How many statements the work sends to the database, from whatever connection. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
