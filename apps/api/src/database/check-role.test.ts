import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { refuseUnsafeRole, UnsafeRoleError } from './check-role.ts'
import { createPool } from './pool.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ connection: database.connection, onError: () => {} })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('the owner of the schema may start the server', async () => {
  await expect(refuseUnsafeRole(pool)).resolves.toBeUndefined()
})

test('a login that row-level security does not bind may not', async () => {
  const superuser = Object.assign(new pg.Pool(), {
    query: async () => ({ rows: [{ name: 'postgres', unsafe: true }] }),
  })
  await expect(refuseUnsafeRole(superuser)).rejects.toThrow(UnsafeRoleError)
})

test('a login that cannot become the role of the application may not, and is told how', async () => {
  await pool.query("CREATE ROLE klopt_outsider LOGIN PASSWORD 'x'")
  const outsider = createPool({
    connection: { ...database.connection, user: 'klopt_outsider', password: 'x' },
    onError: () => {},
  })
  try {
    await expect(refuseUnsafeRole(outsider)).rejects.toThrow('GRANT klopt_app TO')
  } finally {
    await outsider.end()
    // The database can only be dropped once the server has let go of the other role's connection.
    const connections = async () =>
      (await pool.query("SELECT FROM pg_stat_activity WHERE usename = 'klopt_outsider'")).rowCount
    await expect.poll(connections).toBe(0)
    await pool.query('DROP ROLE klopt_outsider')
  }
})
