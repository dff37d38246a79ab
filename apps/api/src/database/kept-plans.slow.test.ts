import { contract } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { Books } from '../features/books.test-support.ts'
import { Purchases } from '../features/purchases/purchases.test-support.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { createPool } from './pool.ts'
import { withRead } from './transaction.ts'

const isNamed = (given: unknown): given is { name: string } =>
  typeof given === 'object' && given !== null && 'name' in given

/** Counts the statements that have been kept from now on. */
function countKept(): () => number {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const names = () => query.mock.calls.flatMap(([first]) => (isNamed(first) ? [first.name] : []))
  return () => new Set(names().filter((name) => name.startsWith('kept-'))).size
}
const keptBy = `SELECT name FROM pg_prepared_statements WHERE starts_with(name, 'kept-')`

test('what keeps its plans goes on when a newer server has migrated the database, on each connection', async () => {
  const database = await createTestDatabase()
  const pool = createPool({ connection: database.connection, maxConnections: 1, onError: () => {} })
  try {
    await pool.query('CREATE TABLE migrated (id integer); GRANT SELECT ON migrated TO klopt_app')
    const read = () =>
      withRead(pool, { kind: 'user' }, (db) => sql`SELECT * FROM migrated`.execute(db), { keepsPlans: true })
    await read()
    expect((await pool.query(keptBy)).rowCount).toBe(1)
    await pool.query('ALTER TABLE migrated ADD COLUMN later integer; INSERT INTO migrated VALUES (1, 2)')
    expect((await read()).rows).toEqual([{ id: 1, later: 2 }])
    expect((await read()).rows).toEqual([{ id: 1, later: 2 }])
  } finally {
    await pool.end()
    await database.drop()
  }
})

test('a dashboard and a report keep one plan for each statement, of whichever books and year they are asked', async () => {
  const server = await createTestServer()
  try {
    const kept = countKept()
    const ask = async ({ client, params }: Books, year: number) => {
      await client.call(contract.dashboard.get, { params, query: { year: String(year) } })
      const query = { from: `${year}-01-01`, to: `${year}-12-31` }
      await client.call(contract.reports.profitAndLoss, { params, query })
      await client.call(contract.reports.trialBalance, { params, query })
      await client.call(contract.reports.balanceSheet, { params, query: { asOf: query.to } })
    }
    const books = await Books.open(server)
    await ask(books, 2026)
    const first = kept()
    expect(first).toBeGreaterThan(20)
    await ask(books, 2025)
    await ask(await Books.open(server, { legalForm: 'bv' }), 2024)
    expect(kept()).toBe(first)
  } finally {
    vi.restoreAllMocks()
    await server.stop()
  }
})

test('lists and the lines of a bank keep one plan for each statement, however much there is, and none for a search', async () => {
  const server = await createTestServer()
  try {
    const kept = countKept()
    const ask = async ({ client, params }: Books) => {
      await client.call(contract.contacts.list, { params, query: {} })
      await client.call(contract.payments.payables, { params, query: {} })
      await client.call(contract.bank.books, { params })
      const { items } = await client.call(contract.bank.transactions, { params, query: { state: 'waiting' } })
      for (const { id } of items) {
        await client.call(contract.bank.transaction, { params: { ...params, transactionId: id } })
      }
    }
    await ask(await booksWith(server, 1))
    const first = kept()
    expect(first).toBeGreaterThan(30)
    const more = await booksWith(server, 4)
    await ask(more)
    expect(kept()).toBe(first)
    const { client, params } = more
    await client.call(contract.bank.transactions, { params, query: { state: 'waiting', search: 'Bakker' } })
    await client.call(contract.contacts.list, { params, query: { search: 'Bakker' } })
    expect(kept()).toBe(first)
  } finally {
    vi.restoreAllMocks()
    await server.stop()
  }
})

/** So many invoices that are open, half paid and paid twice, each with lines that wait for them. */
async function booksWith(server: KloptTestServer, count: number): Promise<Books> {
  const books = await Books.openOn(server, '2026-05-25')
  for (let n = 0; n < count; n += 1) {
    const contactId = await books.contact()
    const { number } = await books.invoice({ contactId })
    const { id: openItemId } = await books.openItem(number)
    await books.process(await books.line(6_000 + n), { items: [{ openItemId, amountCents: 6_000 + n }] })
    await books.line(6_100 - n)
    await books.line(12_100 + n)
    await books.line(-3_000 - n)
    await new Purchases(books).draft({ invoiceDate: '2026-05-15' })
  }
  return books
}
