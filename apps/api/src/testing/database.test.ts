import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from './database.ts'
import { query } from './query.ts'

test('a test database has every migration and starts empty whatever an earlier one wrote', async () => {
  const first = await createTestDatabase()
  await query(first.connection, 'CREATE TABLE left_behind (id int)')
  const second = await createTestDatabase()
  expect(
    await query(
      second.connection,
      "SELECT to_regclass('schema_migrations') IS NOT NULL AS migrated, to_regclass('left_behind') AS left_behind",
    ),
  ).toEqual([{ migrated: true, left_behind: null }])
  await Promise.all([first.drop(), second.drop()])
})

test('dropping a test database breaks off the connections that a test left open', async () => {
  const database = await createTestDatabase()
  const client = new Client(database.connection)
  const brokenOff = new Promise((resolve) => client.on('error', resolve))
  await client.connect()
  await database.drop()
  expect(await brokenOff).toMatchObject({ code: '57P01' })
})

test('the tests run as a role that row-level security binds', async () => {
  const { connection } = inject('testServer')
  expect(await query(connection, 'SELECT rolsuper, rolbypassrls FROM pg_roles WHERE rolname = current_user')).toEqual([
    { rolsuper: false, rolbypassrls: false },
  ])
})
