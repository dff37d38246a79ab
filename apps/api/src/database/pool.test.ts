import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { createPool } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.drop())

/** A pool with one connection that lies ready, and what its owner heard of it. */
async function idlePool() {
  const errors: Error[] = []
  const pool = createPool({ connection: database.connection, onError: (error) => errors.push(error) })
  const client = await pool.connect()
  client.release()
  return { pool, client, errors }
}
const shutDown = new Error('terminating connection due to administrator command')

test('the owner hears of a connection that broke while it lay ready, and the next one is a new one', async () => {
  const { pool, client, errors } = await idlePool()
  client.emit('error', shutDown)
  expect(errors).toEqual([shutDown])
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('the owner does not hear of connections that it ended itself', async () => {
  const { pool, client, errors } = await idlePool()
  await pool.end()
  // As PostgreSQL says it when it is stopped before the connection has gone.
  client.emit('error', shutDown)
  expect(errors).toEqual([])
})
