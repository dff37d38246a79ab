import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reopenItemsOfEntry } from '../books/reopen-items-of-entry.ts'
import { reverseEntry } from '../books/reverse-entry.ts'
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
  let receipt: number
  let itemId: number
  let otherId: number
  beforeAll(async () => {
    books = await Books.open(server)
    const { id, number } = await books.invoice()
    sale = await entryOf(books, id)
    itemId = (await books.openItem(number)).id
    const other = await books.openItem((await books.invoice()).number)
    otherId = other.id
    const bookings = [
      { accountId: await books.account('WBedKanCea'), amountCents: -500, vatCode: null, description: '' },
    ]
    const cost = await books.line(-500)
    await books.process(cost, { bookings })
    costs = await entryOfLine(books, cost.id)
    const paid = await books.line(4000)
    await books.process(paid, { items: [{ openItemId: otherId, amountCents: 4000 }] })
    receipt = await entryOfLine(books, paid.id)
  })

  const settled = (entryId: number, cents: number, id = itemId) => `
    WITH settled AS (
      INSERT INTO settlements (administration_id, open_item_id, journal_entry_id, amount_cents, settled_on, created_at)
      VALUES (${books.id}, ${id}, ${entryId}, ${cents}, '2026-04-02', now())
    ) UPDATE open_items SET open_cents = open_cents - ${cents} WHERE id = ${id}`
  const opened = (kind: string, entryId: number | null, cents = 5000) => `
    INSERT INTO open_items (administration_id, kind, journal_entry_id, number, document_date, due_date, amount_cents, open_cents)
    VALUES (${books.id}, '${kind}', ${entryId}, 'X', '2026-04-02', '2026-04-02', ${cents}, ${cents})`
  const posted = async (...lines: readonly (readonly [rgs: string, cents: number])[]) => {
    const accounts = await Promise.all(lines.map(async ([rgs, cents]) => [await books.account(rgs), cents] as const))
    const [entry] = await books.asApp(async (db) => {
      const given = accounts.map(([id, cents]) => ({
        account_id: id,
        debit_cents: Math.max(cents, 0),
        credit_cents: Math.max(-cents, 0),
      }))
      const { rows } = await sql<{ id: number }>`
        SELECT p.entry_id AS id FROM journals j, LATERAL post_entry(jsonb_build_object('journal_id', j.id,
          'entry_date', '2026-04-02', 'description', 'Memoriaal', 'source_type', 'general'),
          ${JSON.stringify(given)}::jsonb, now()) p
        WHERE j.administration_id = ${books.id} AND j.type = 'general'`.execute(db)
      return rows
    })
    return must(entry, 'a posted entry').id
  }

  test('an entry that is not on it settles nothing', async () => {
    expect(await answerTo(books, settled(costs, 100))).toBe('KL008')
  })

  test('an entry settles what its lines carry, no less and no more, and none of it twice', async () => {
    const entry = await posted(['BLimKasKas', 100], ['BVorDebHad', -100])
    expect(await answerTo(books, settled(entry, 545))).toBe('KL008')
    expect(await answerTo(books, settled(entry, 99))).toBe('KL008')
    expect(await answerTo(books, settled(entry, 100))).toBe('done')
    expect(await answerTo(books, settled(entry, 100))).toBe('KL008')
    expect(await answerTo(books, settled(receipt, 545))).toBe('KL008')
    // What made an item settles nothing beside it.
    expect(await answerTo(books, settled(sale, 100))).toBe('KL008')
  })

  test('what is put on each side is carried by it', async () => {
    const entry = await posted(['BVorDebHad', 100], ['BVorDebHad', -100])
    expect(await answerTo(books, `${settled(entry, 300)}; ${settled(entry, -300, otherId)}`)).toBe('KL008')
    expect(await answerTo(books, `${settled(entry, 100)}; ${settled(entry, -100, otherId)}`)).toBe('done')
  })

  test('an entry makes open what its lines are, on the account of its kind', async () => {
    expect(await answerTo(books, opened('receivable', null))).toBe('KL008')
    expect(await answerTo(books, opened('receivable', costs))).toBe('KL008')
    expect(await answerTo(books, opened('payable', sale))).toBe('KL008')
    // Beside the item that it made, and beside what it settled.
    expect(await answerTo(books, opened('receivable', sale))).toBe('KL008')
    expect(await answerTo(books, opened('receivable', receipt))).toBe('KL008')
    const entry = await posted(['BVorDebHad', 5000], ['BLimKasKas', -5000])
    expect(await answerTo(books, opened('receivable', entry, 4999))).toBe('KL008')
    expect(await answerTo(books, opened('receivable', entry, -5000))).toBe('KL008')
    expect(await answerTo(books, `${opened('receivable', entry, 2000)}; ${opened('receivable', entry, 3000)}`)).toBe(
      'done',
    )
  })

  test('what was settled is open again by an entry that takes it back alone', async () => {
    const { id } = await books.openItem((await books.invoice()).number)
    const paid = await books.line(4000)
    await books.process(paid, { items: [{ openItemId: id, amountCents: 4000 }] })
    const entryId = await entryOfLine(books, paid.id)
    const undo = `UPDATE settlements SET undone_at = now() WHERE journal_entry_id = ${entryId};
      UPDATE open_items SET open_cents = open_cents + 4000 WHERE id = ${id}`
    expect(await answerTo(books, undo)).toBe('KL008')
    const undone = await books.asApp(async (db) => {
      await sql.raw(undo).execute(db)
      const reversal = { entryId, description: 'Terug', createdBy: null, at: server.clock.now() }
      await reverseEntry(db, { administrationId: books.id, ...reversal })
      await sql.raw('SET CONSTRAINTS ALL IMMEDIATE').execute(db)
      return 'done'
    })
    expect(undone).toBe('done')
  })

  test('an entry of before that does not add up is taken back as it is', async () => {
    const entry = await posted(['BLimKasKas', 100], ['BVorDebHad', -100])
    // As books of before could have it: the line is of another amount.
    await books.rows('ALTER TABLE settlements DISABLE TRIGGER settlements_posted', [])
    await books.rows(settled(entry, 300, otherId), [])
    await books.rows('ALTER TABLE settlements ENABLE TRIGGER settlements_posted', [])
    const undone = await books.asApp(async (db) => {
      await reopenItemsOfEntry(db, { administrationId: books.id, now: server.clock.now() }, entry)
      const reversal = { entryId: entry, description: 'Terug', createdBy: null, at: server.clock.now() }
      await reverseEntry(db, { administrationId: books.id, ...reversal })
      await sql.raw('SET CONSTRAINTS ALL IMMEDIATE').execute(db)
      return 'done'
    })
    expect(undone).toBe('done')
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

async function entryOfLine(books: Books, lineId: number): Promise<number> {
  const [row] = await books.rows<{ id: number }>(
    'SELECT journal_entry_id AS id FROM bank_transactions WHERE administration_id = $1 AND id = $2',
    [books.id, lineId],
  )
  return must(row, 'the entry of a processed line').id
}
