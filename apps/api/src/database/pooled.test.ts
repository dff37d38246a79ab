import { contract } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Books } from '../features/books.test-support.ts'
import { comeIn, mailInvoice } from '../features/customer-dashboard/customer.test-support.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createTestServer } from '../testing/index.ts'
import { checkPooledSettings, PooledSettingsError } from './check-pooled-settings.ts'
import { createPool } from './pool.ts'
import { withRead } from './transaction.ts'

let database: TestDatabase
const pooled = () => createPool({ connection: database.connection, isPooled: true, onError: () => {} })
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('behind a pooler no plan is kept, whatever is asked: the next transaction may be on another connection', async () => {
  const pool = pooled()
  try {
    await withRead(pool, { kind: 'user' }, (db) => sql`SELECT 1`.execute(db), { keepsPlans: true })
    expect((await pool.query('SELECT name FROM pg_prepared_statements')).rows).toEqual([])
  } finally {
    await pool.end()
  }
})

test('behind a pooler no statement of the server has a name, those by which it lets people in included', async () => {
  const server = await createTestServer({ isPooled: true })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const books = await Books.open(server)
    const link = await mailInvoice(books, await books.invoice())
    await books.client.call(contract.dashboard.get, { params: books.params, query: { year: '2026' } })
    const customer = await comeIn(books, link)
    await customer.call(contract.customerDashboard.get, { params: link })
    await server.jobs.drain()
    const firsts: unknown[] = query.mock.calls.map(([first]) => first)
    expect(firsts.length).toBeGreaterThan(50)
    expect(firsts.filter((first) => typeof first === 'object' && first !== null && 'name' in first)).toEqual([])
  } finally {
    query.mockRestore()
    await server.stop()
  }
})

test('behind a pooler a start stops until the role starts sessions as they have to be, and says how', async () => {
  const before = pooled()
  const refused = await checkPooledSettings(before).then(
    () => null,
    (error: unknown) => error,
  )
  await before.end()
  if (!(refused instanceof PooledSettingsError)) throw new Error('the start was not stopped')
  const commands = refused.message.split('\n').filter((line) => line.includes('ALTER ROLE'))
  expect(commands.join()).toContain('SET statement_timeout')
  const owner = new pg.Client(database.connection)
  await owner.connect()
  await owner.query(commands.join('\n'))
  await owner.end()
  const after = pooled()
  await expect(checkPooledSettings(after)).resolves.toBeUndefined()
  await after.end()
})
