import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPool } from '../database/pool.ts'
import { withRead } from '../database/transaction.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createPresence, presentServers } from './presence.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const open = () => createPool({ connection: database.connection, onError: () => {} })

test('a server is there from when it shows itself until its connection ends, however that comes', async () => {
  const [one, other, observer] = [open(), open(), open()]
  const present = async () => {
    // With the rights of the application.
    const found = await withRead(observer, { kind: 'job' }, (db) =>
      sql<{ id: number }>`SELECT * FROM (${presentServers}) AS present (id)`.execute(db),
    )
    return found.rows.map((row) => row.id).toSorted((a, b) => a - b)
  }
  const [first, second] = [createPresence(one), createPresence(other)]
  try {
    expect(await present()).toEqual([])
    const ids = await Promise.all([first.show(), second.show(), first.show()])
    expect(ids[2]).toBe(ids[0])
    expect(await present()).toEqual([ids[0], ids[1]].toSorted((a, b) => a - b))

    await observer.query(
      "SELECT pg_terminate_backend(pid, 10000) FROM pg_locks WHERE locktype = 'advisory' AND objid::bigint = $1",
      [ids[0]],
    )
    await expect.poll(present).toEqual([ids[1]])
    await expect.poll(() => first.show()).not.toBe(ids[0])
    expect(await present()).toHaveLength(2)

    await second.end()
    await expect.poll(present).toEqual([await first.show()])
  } finally {
    await Promise.all([first.end(), second.end()])
    await Promise.all([one.end(), other.end(), observer.end()])
  }
})

/** A pool of one connection, which refuses to be given back twice as that of `pg` does. */
function poolOfOne(query: () => Promise<unknown>) {
  const release = vi.fn()
  const client = Object.assign(new EventEmitter(), { query, release })
  return { client, release, pool: Object.assign(new pg.Pool(), { connect: async () => client }) }
}

test('a connection that breaks while it is given back ends nothing and is given back once', async () => {
  const { client, release, pool } = poolOfOne(async () => ({ rows: [] }))
  const presence = createPresence(pool)
  await presence.show()
  await presence.end()
  client.emit('error', new Error('terminating connection'))
  await presence.end()
  expect(release).toHaveBeenCalledOnce()
})

test('a connection that could not be locked is given back, and the next time another is tried', async () => {
  const query = vi.fn(async () => Promise.reject(new Error('no')))
  const { release, pool } = poolOfOne(query)
  const presence = createPresence(pool)
  await expect(presence.show()).rejects.toThrow('no')
  await expect(presence.show()).rejects.toThrow('no')
  expect(release).toHaveBeenCalledTimes(2)
})
