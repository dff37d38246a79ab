import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { query } from '../testing/query.ts'
import { withClient } from './with-client.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.drop())

test('a connection that breaks between two statements fails the next one and nothing else', async () => {
  const work = withClient(database.connection, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const ended = new Promise((resolve) => client.once('end', resolve))
    await query(database.connection, `SELECT pg_terminate_backend(${rows[0]?.pid}, 10000)`)
    await ended
    await client.query('SELECT 1')
  })
  await expect(work).rejects.toThrow('not queryable')
})
