import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { query } from '../testing/query.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
  await migrate(database.connection, { last: '0016_subscription_start.sql' })
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
  await migrate(database.connection)

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
