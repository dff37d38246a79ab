import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { query } from '../testing/query.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(() => database.drop())

const sql = (statement: string) => query(database.connection, statement)
const id = async (statement: string) => ((await sql(`${statement} RETURNING id`))[0] as { id: number }).id

/** Books with one account at 1510 and an entry of July 2026, in the calendar year as entries were numbered then. */
async function makeBooks(scheme: 'accrual' | 'cash', startMonth: number): Promise<number> {
  const books = await id(`INSERT INTO administrations (company_name, vat_scheme, fiscal_year_start_month)
    VALUES ('Bakkerij', '${scheme}', ${startMonth})`)
  const account = (number: string, type: string) =>
    id(
      `INSERT INTO accounts (administration_id, number, name, type) VALUES (${books}, '${number}', 'Eigen', '${type}')`,
    )
  const [bank, own] = [await account('1100', 'asset'), await account('1510', 'liability')]
  const journal = await id(`INSERT INTO journals (administration_id, type, code, name)
    VALUES (${books}, 'general', 'MEM', 'Memoriaal')`)
  const header = { journal_id: journal, entry_date: '2026-07-15', description: 'Toen', source_type: 'general' }
  const lines = [
    { account_id: bank, debit_cents: 100 },
    { account_id: own, credit_cents: 100 },
  ]
  await sql(`SELECT set_config('klopt.administration_id', '${books}', true),
    post_entry('${JSON.stringify(header)}', '${JSON.stringify(lines)}', now())`)
  return books
}

test('books from before keep what was filed and numbered, and get the account of postponed VAT', async () => {
  await migrate(database.connection, { last: '0016_subscription_start.sql' })
  const plain = await makeBooks('accrual', 1)
  const fresh = await makeBooks('cash', 12)
  const filed = await makeBooks('cash', 7)
  for (const [start, end, gone] of [
    ['2026-04-01', '2026-06-30', 'NULL'],
    ['2026-07-01', '2026-09-30', 'now()'],
  ]) {
    await sql(`INSERT INTO vat_returns (administration_id, period_start, period_end, boxes, payable_euros, filed_at, deleted_at)
      VALUES (${filed}, '${start}', '${end}', '[]', 0, now(), ${gone})`)
  }
  await migrate(database.connection, { last: '0030_books_views.sql' })

  const kept = await sql(`SELECT id, vat_schemes, fiscal_year_start_month AS start,
      (SELECT number FROM accounts a WHERE a.administration_id = b.id AND a.rgs_code = 'BSchBepOvb') AS account
    FROM administrations b ORDER BY id`)
  const accrual = { from: '2000-01-01', scheme: 'accrual' }
  expect(kept).toEqual([
    { id: plain, vat_schemes: [accrual], start: 1, account: '1511' },
    { id: fresh, vat_schemes: [{ from: '2000-01-01', scheme: 'cash' }], start: 12, account: '1511' },
    // Its entry of July would lie in 2027, and was numbered in 2026.
    { id: filed, vat_schemes: [accrual, { from: '2026-07-01', scheme: 'cash' }], start: 1, account: '1511' },
  ])
})

describe('returns that were filed by the month of their entries', () => {
  beforeEach(() => migrate(database.connection, { last: '0030_books_views.sql' }))

  interface OldBooks {
    readonly id: number
    readonly journal: number
    readonly bank: number
    readonly other: number
  }

  async function openBooks(startMonth = 1): Promise<OldBooks> {
    const books = await id(
      `INSERT INTO administrations (company_name, fiscal_year_start_month) VALUES ('Bakkerij', ${startMonth})`,
    )
    const account = (number: string) =>
      id(`INSERT INTO accounts (administration_id, number, name, type) VALUES (${books}, '${number}', 'x', 'asset')`)
    const [bank, other] = [await account('1100'), await account('8000')]
    const journal = await id(`INSERT INTO journals (administration_id, type, code, name)
      VALUES (${books}, 'general', 'MEM', 'Memoriaal')`)
    return { id: books, journal, bank, other }
  }

  /** A sale of base and VAT, or with negative amounts its credit, as it was posted then. */
  async function sell(books: OldBooks, entryDate: string, baseCents: number, vatDate = entryDate): Promise<void> {
    const [own, other] = baseCents > 0 ? ['debit_cents', 'credit_cents'] : ['credit_cents', 'debit_cents']
    const [base, vat] = [Math.abs(baseCents), Math.abs(baseCents) * 0.21]
    const header = {
      journal_id: books.journal,
      entry_date: entryDate,
      vat_date: vatDate,
      description: 'Toen',
      source_type: 'general',
    }
    const lines = [
      { account_id: books.bank, [own]: base + vat },
      { account_id: books.other, [other]: base, vat_code: 'sale_high', vat_kind: 'base' },
      { account_id: books.other, [other]: vat, vat_code: 'sale_high', vat_kind: 'output' },
    ]
    await sql(`SELECT set_config('klopt.administration_id', '${books.id}', true),
      post_entry('${JSON.stringify(header)}', '${JSON.stringify(lines)}', now())`)
  }

  /** Filed with what 1a held, and its months on slot. */
  async function file(books: OldBooks, days: readonly [string, string], baseCents: number, gone = 'NULL') {
    const vatCents = baseCents * 0.21
    const boxes = [
      { box: '1a', baseCents, vatCents },
      { box: '5a', baseCents: null, vatCents },
      { box: '5b', baseCents: null, vatCents: 0 },
      { box: '5g', baseCents: null, vatCents },
    ]
    const filed = await id(`INSERT INTO vat_returns
      (administration_id, period_start, period_end, boxes, payable_euros, filed_at, deleted_at)
      VALUES (${books.id}, '${days[0]}', '${days[1]}', '${JSON.stringify(boxes)}', 0, now(), ${gone})`)
    if (gone === 'NULL') {
      await sql(`INSERT INTO periods (administration_id, month, locked_at)
        SELECT ${books.id}, day::date, now() FROM generate_series('${days[0]}'::date, '${days[1]}', '1 month') AS day
        ON CONFLICT (administration_id, month) DO UPDATE SET locked_at = now()`)
    }
    return filed
  }

  /** The base of each line by the return it belongs to; null for what is not declared. */
  const basesByReturn = (books: OldBooks) =>
    sql(`SELECT m.return_id, m.is_late, (l.credit_cents - l.debit_cents)::int AS cents FROM journal_lines l
      LEFT JOIN vat_return_lines m ON m.line_id = l.id LEFT JOIN undeclared_vat_lines u ON u.line_id = l.id
      WHERE l.administration_id = ${books.id} AND l.vat_kind = 'base' AND (m.line_id IS NULL) = (u.line_id IS NOT NULL)
      ORDER BY l.id`)

  const q1 = ['2026-01-01', '2026-03-31'] as const
  const q2 = ['2026-04-01', '2026-06-30'] as const

  test('have the lines they were filed with, also late ones; the rest is undeclared, and the months are open', async () => {
    const books = await openBooks(7)
    await sell(books, '2026-02-10', 10_000)
    // Filed, taken back, and filed again with what came in between.
    await file(books, q1, 10_000, 'now()')
    await sell(books, '2026-03-05', 20_000)
    const first = await file(books, q1, 30_000)
    // A late document, posted on the first open day; on a cash basis a payment that was processed late is the same.
    await sell(books, '2026-04-01', 5_000, '2026-03-20')
    await sell(books, '2026-05-01', 7_000)
    const second = await file(books, q2, 12_000)
    // Late, and not filed yet; a credit; and of the running quarter.
    await sell(books, '2026-07-01', 1_000, '2026-06-20')
    await sell(books, '2026-07-02', -500)
    await migrate(database.connection)
    expect(await basesByReturn(books)).toEqual([
      { return_id: first, is_late: false, cents: 10_000 },
      { return_id: first, is_late: false, cents: 20_000 },
      { return_id: second, is_late: true, cents: 5_000 },
      { return_id: second, is_late: false, cents: 7_000 },
      { return_id: null, is_late: null, cents: 1_000 },
      { return_id: null, is_late: null, cents: -500 },
    ])
    expect(await sql('SELECT FROM periods WHERE locked_at IS NOT NULL')).toEqual([])
    expect(await sql('SELECT FROM book_locks')).toEqual([])
    expect(await sql('SELECT FROM balances')).not.toEqual([])
    expect(await sql(`SELECT * FROM balance_faults(${books.id})`)).toEqual([])
    expect(await sql('SELECT FROM vat_balances')).not.toEqual([])
    expect(await sql(`SELECT * FROM vat_balance_faults(${books.id})`)).toEqual([])
    // A document of the filed quarter now keeps its own date.
    await sell(books, '2026-05-20', 100)
    expect(await sql("SELECT FROM journal_entries WHERE entry_date = '2026-05-20'")).toHaveLength(1)
  })

  test('stop the migration when the ledger says otherwise, which names the return and the box', async () => {
    const books = await openBooks()
    await sell(books, '2026-02-10', 10_000)
    const filed = await file(books, q1, 10_100)
    await expect(migrate(database.connection)).rejects.toThrow(
      `btw-aangifte ${filed} (2026-01-01 t/m 2026-03-31) van administratie ${books.id}: in rubriek 1a staan 10100 en 2121 cent, de boekingen komen op 10000 en 2100`,
    )
    expect(await sql("SELECT FROM pg_tables WHERE tablename = 'vat_return_lines'")).toEqual([])
  })
})
