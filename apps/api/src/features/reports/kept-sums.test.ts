import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must } from '@klopt/bookkeeping/money'
import { foldBalances } from '../../books/fold-balances.ts'
import type { Db } from '../../database/db.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { bankBooks } from '../bank/bank-books.ts'
import { Books } from '../books.test-support.ts'
import { showDashboard } from '../dashboard/show-dashboard.ts'
import { showScheme } from '../small-business-scheme/show-scheme.ts'
import { showReturn } from '../vat/show-return.ts'
import { vatFacts } from '../vat/vat-facts.ts'
import { agedItems } from './aged-items.ts'
import { balanceSheet } from './balance-sheet.ts'
import { profitAndLoss } from './profit-and-loss.ts'
import { trialBalance } from './trial-balance.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
  // What is owed has no items here.
  await server.services.pool.query('ALTER TABLE journal_entries DISABLE TRIGGER control_lines_are_of_items')
})
afterAll(() => server.stop())

const today = '2026-06-30'
const year = { from: '2026-01-01', to: '2026-12-31' }
const quarter = { days: { start: '2026-04-01', end: '2026-06-30' }, lateOn: today }

const booksOf = (id: number) => ({ id, fiscalYearStartMonth: 1 })

const readers: Readonly<Record<string, (db: Db, id: number) => Promise<unknown>>> = {
  'the dashboard': (db, id) =>
    showDashboard(db, id, { today, now: new Date(`${today}T10:00:00Z`), forFirm: false }, null),
  'profit and loss by month': (db, id) => profitAndLoss(db, booksOf(id), { ...year, by: 'month' }),
  'the balance sheet': (db, id) => balanceSheet(db, booksOf(id), { asOf: today }),
  'the trial balance': (db, id) => trialBalance(db, booksOf(id), year.from, year.to),
  'what is open': (db, id) => agedItems(db, id, 'receivable', today),
  'the small-business scheme': (db, id) => showScheme(db, id, today),
  'the bank books': (db, id) => bankBooks(db, id),
  'a VAT return with its checks': (db, id) => showReturn(db, id, {}, today),
  'the boxes of a period': (db, id) => vatFacts(db, id, quarter),
}

/** How many blocks of lines and their indexes the work reads. */
const blocksOfLines = (books: Books, read: (db: Db, id: number) => Promise<unknown>): Promise<number> =>
  books.asApp(async (db) => {
    // What the connection read before may not be told yet.
    const before = await blocksFetched(db)
    await read(db, books.id)
    return (await blocksFetched(db)) - before
  })

async function blocksFetched(db: Db): Promise<number> {
  const { rows } = await sql<{ blocks: number }>`
    SELECT sum(pg_stat_get_xact_blocks_fetched(r.oid))::bigint AS blocks FROM (
      SELECT 'journal_lines'::regclass AS oid
      UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = 'journal_lines'::regclass
    ) r`.execute(db)
  return must(rows[0], 'the number of blocks').blocks
}

test.each(Object.entries(readers))('%s reads as little of 4,000 lines as of a hundred', async (_name, read) => {
  const books = await Books.openOn(server, today)
  await books.rows(fill, [books.id, 50])
  await books.asApp(foldBalances)
  const few = await blocksOfLines(books, read)
  await books.rows(fill, [books.id, 1950])
  await books.asApp(foldBalances)
  await books.rows('ANALYZE journal_lines, journal_entries, undeclared_vat_lines', [])
  const many = await blocksOfLines(books, read)
  // A plan looks at the ends of an index, however long it is.
  expect(many).toBeLessThanOrEqual(few + 8)
})

/** Sales of two lines with VAT, over the days of two years. */
const fill = `
  WITH entry AS (
    INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year,
      number, description, source_type, created_at)
    SELECT $1, j.id, day, day, day, extract(year FROM day), start + n, 'Verkoop', 'general', now()
    FROM journals j, (SELECT coalesce(max(number), 0) AS start FROM journal_entries WHERE administration_id = $1) s,
      generate_series(1, $2::int) AS n, LATERAL (SELECT date '2024-07-01' + n % 720 AS day) AS days
    WHERE j.administration_id = $1 AND j.type = 'general'
    RETURNING id, entry_date
  ), line AS (
    INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents,
      entry_date, vat_date, vat_code, vat_kind)
    SELECT $1, entry.id, side, a.id, CASE side WHEN 1 THEN 100 ELSE 0 END, CASE side WHEN 2 THEN 100 ELSE 0 END,
      entry.entry_date, entry.entry_date, CASE side WHEN 2 THEN 'sale_high' END, CASE side WHEN 2 THEN 'base' END
    FROM entry, generate_series(1, 2) AS side, accounts a
    WHERE a.administration_id = $1 AND a.rgs_code = CASE side WHEN 1 THEN 'BVorDebHad' ELSE 'WOmzNodOdh' END
    RETURNING id, vat_date, vat_code
  )
  INSERT INTO undeclared_vat_lines (administration_id, line_id, vat_date)
  SELECT $1, id, vat_date FROM line WHERE vat_code IS NOT NULL`
