import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { findRecords } from './find-records.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** So many that reading them all would be felt. */
const ROWS = 20_000
const SEARCHED = ['contacts', 'invoices', 'purchases'] as const
const MUCH = [
  `INSERT INTO contacts (administration_id, kind, name, address_city, created_at)
    SELECT $1, 'company', md5(n::text), 'Utrecht', now() FROM generate_series(1, $2::int) n`,
  `INSERT INTO invoices (administration_id, reference, invoice_date, payment_term_days, due_date, created_at, updated_at)
    SELECT $1, md5(n::text), date '2026-05-01', 0, date '2026-05-01', now(), now() FROM generate_series(1, $2::int) n`,
  `INSERT INTO purchases (administration_id, number, invoice_date, due_date, net_cents, gross_cents, created_at, updated_at)
    SELECT $1, md5(n::text), date '2026-05-01', date '2026-05-01', n, n, now(), now() FROM generate_series(1, $2::int) n`,
]

/** How many rows of what is searched the work has read. */
const rowsRead = (books: Books, text: string) =>
  books.asApp(async (db) => {
    const read = async () => {
      const { rows } = await sql<{ read: number }>`
        SELECT sum(seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables
        WHERE relname = ANY (${[...SEARCHED]})`.execute(db)
      return must(rows[0], 'a count').read
    }
    const before = await read()
    await findRecords(db, books.id, text)
    return (await read()) - before
  })

test('of books of twenty thousand of each kind no more is read than what is found', async () => {
  const books = await Books.open(server)
  await books.contact({ name: 'Zeldzaam' })
  for (const statement of MUCH) await books.rows(statement, [books.id, ROWS])
  await books.rows(`VACUUM ANALYZE ${SEARCHED.join(', ')}`, [])
  const read = [await rowsRead(books, 'zeldzaam'), await rowsRead(books, '424,42'), await rowsRead(books, 'ze')]
  expect(read.filter((rows) => rows > 100)).toEqual([])
})
