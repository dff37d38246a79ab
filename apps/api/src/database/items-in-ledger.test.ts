import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Books } from '../features/books.test-support.ts'
import { aStart, saved } from '../features/opening-balance/opening.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** How the database takes a statement of the application, all of its constraints asked. */
const answerTo = (books: Books, statement: string): Promise<string | undefined> =>
  books
    .asApp(async (db) => {
      await sql.raw(statement).execute(db)
      await sql.raw('SET CONSTRAINTS ALL IMMEDIATE').execute(db)
    })
    .then(
      () => 'done',
      (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
    )

describe('an item and what settles it stand on the account of debtors or creditors', () => {
  let books: Books
  let sale: number
  let costs: number
  let itemId: number
  beforeAll(async () => {
    books = await Books.open(server)
    const { id, number } = await books.invoice()
    sale = await entryOf(books, id)
    itemId = (await books.openItem(number)).id
    const line = await books.line(-500)
    const bookings = [
      { accountId: await books.account('WBedKanCea'), amountCents: -500, vatCode: null, description: '' },
    ]
    await books.process(line, { bookings })
    const [entry] = await books.rows<{ id: number }>(
      'SELECT journal_entry_id AS id FROM bank_transactions WHERE administration_id = $1 AND id = $2',
      [books.id, line.id],
    )
    costs = must(entry, 'the entry of a processed line').id
  })

  const settled = (entryId: number, cents: number) => `
    WITH settled AS (
      INSERT INTO settlements (administration_id, open_item_id, journal_entry_id, amount_cents, settled_on, created_at)
      VALUES (${books.id}, ${itemId}, ${entryId}, ${cents}, '2026-04-02', now())
    ) UPDATE open_items SET open_cents = open_cents - ${cents} WHERE id = ${itemId}`
  const opened = (kind: string, entryId: number | null) => `
    INSERT INTO open_items (administration_id, kind, journal_entry_id, number, document_date, due_date, amount_cents, open_cents)
    VALUES (${books.id}, '${kind}', ${entryId}, 'X', '2026-04-02', '2026-04-02', 5000, 5000)`

  test('an entry that is not on it settles nothing', async () => {
    expect(await answerTo(books, settled(costs, 100))).toBe('KL008')
    expect(await answerTo(books, settled(sale, 100))).toBe('done')
  })

  test('an item has an entry, which is on the account of its kind', async () => {
    expect(await answerTo(books, opened('receivable', null))).toBe('KL008')
    expect(await answerTo(books, opened('receivable', costs))).toBe('KL008')
    expect(await answerTo(books, opened('payable', sale))).toBe('KL008')
    expect(await answerTo(books, opened('receivable', sale))).toBe('done')
  })

  test('an entry of other books is none of these', async () => {
    const others = await Books.open(server)
    const { id } = await others.invoice()
    const entryId = await entryOf(others, id)
    expect(await answerTo(books, opened('receivable', entryId))).toBe('23503')
  })

  test('an item of a document that is not booked stands nowhere', async () => {
    const draft = await books.draft()
    const statement = `
      INSERT INTO open_items (administration_id, kind, invoice_id, number, document_date, due_date, amount_cents, open_cents)
      VALUES (${books.id}, 'receivable', ${draft.id}, 'X', '2026-04-02', '2026-04-02', 5000, 5000)`
    expect(await answerTo(books, statement)).toBe('KL008')
  })
})

describe('an opening balance', () => {
  test('is taken back by the reversal of its own entry alone', async () => {
    const { books, body } = await aStart(server)
    const { id } = await saved(books, body)
    const otherEntry = 'UPDATE opening_balances SET reversal_entry_id = journal_entry_id'
    expect(await answerTo(books, otherEntry)).toBe('KL008')
    const takenBackAtOnce = `
      INSERT INTO opening_balances (administration_id, start_date, journal_entry_id, reversal_entry_id, created_by, created_at)
      SELECT administration_id, start_date, journal_entry_id, journal_entry_id, created_by, now() FROM opening_balances`
    expect(await answerTo(books, takenBackAtOnce)).toBe('KL008')
    await saved(books, { ...body, replacesId: id })
    expect(await books.rows('SELECT FROM opening_balances WHERE administration_id = $1')).toHaveLength(2)
  })
})

async function entryOf(books: Books, invoiceId: number): Promise<number> {
  const [row] = await books.rows<{ id: number }>('SELECT journal_entry_id AS id FROM invoices WHERE id = $1', [
    invoiceId,
  ])
  return must(row, 'the entry of an invoice').id
}
