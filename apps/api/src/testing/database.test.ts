import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from './database.ts'
import { sql } from './sql.ts'

test('a test database has every migration and starts empty whatever an earlier one wrote', async () => {
  const first = await createTestDatabase()
  await sql(first.connection, 'CREATE TABLE left_behind (id int)')
  const second = await createTestDatabase()
  const client = new Client(second.connection)
  await client.connect()
  const { rows } = await client.query(
    "SELECT to_regclass('schema_migrations') IS NOT NULL AS migrated, to_regclass('left_behind') AS left_behind",
  )
  expect(rows).toEqual([{ migrated: true, left_behind: null }])
  await client.end()
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
  const client = new Client(inject('testServer').connection)
  await client.connect()
  const { rows } = await client.query('SELECT rolsuper, rolbypassrls FROM pg_roles WHERE rolname = current_user')
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
  await client.end()
})
