import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reopenItemsOfEntry } from '../books/reopen-items-of-entry.ts'
import { reverseEntry } from '../books/reverse-entry.ts'
import { Books } from '../features/books.test-support.ts'
import { aStart, saved } from '../features/opening-balance/opening.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import type { Db } from './db.ts'

type Line = readonly [rgs: string, cents: number]

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** How the database takes what the application writes in one transaction, all of its constraints asked. */
const answerOf = (books: Books, write: (db: Db) => Promise<unknown>): Promise<string | undefined> =>
  books
    .asApp(async (db) => {
      await write(db)
      await sql.raw('SET CONSTRAINTS ALL IMMEDIATE').execute(db)
    })
    .then(
      () => 'done',
      (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
    )
const answerTo = (books: Books, statement: string) => answerOf(books, (db) => sql.raw(statement).execute(db))

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
  /** How an entry with these lines is taken, with what it does of items. */
  const answerToEntry = async (lines: readonly Line[], doing: (entryId: number) => string = () => 'SELECT') => {
    const entry = { id: 0 }
    const given = await Promise.all(
      lines.map(async ([rgs, cents]) => ({
        account_id: await books.account(rgs),
        debit_cents: Math.max(cents, 0),
        credit_cents: Math.max(-cents, 0),
      })),
    )
    const answer = await answerOf(books, async (db) => {
      const { rows } = await sql<{ id: number }>`
        SELECT p.entry_id AS id FROM journals j, LATERAL post_entry(jsonb_build_object('journal_id', j.id,
          'entry_date', '2026-04-02', 'description', 'Memoriaal', 'source_type', 'general'),
          ${JSON.stringify(given)}::jsonb, now()) p
        WHERE j.administration_id = ${books.id} AND j.type = 'general'`.execute(db)
      entry.id = must(rows[0], 'a posted entry').id
      await sql.raw(doing(entry.id)).execute(db)
    })
    return { answer, entryId: entry.id }
  }
  const answerToReversal = (entryId: number, reopening: (db: Db) => Promise<unknown> = () => Promise.resolve()) =>
    answerOf(books, async (db) => {
      await reopening(db)
      const reversal = { entryId, description: 'Terug', createdBy: null, at: server.clock.now() }
      await reverseEntry(db, { administrationId: books.id, ...reversal })
    })

  test('an entry that is not on it settles nothing', async () => {
    expect(await answerTo(books, settled(costs, 100))).toBe('KL008')
  })

  test('an entry settles what its lines carry, no less and no more, and none of it twice', async () => {
    const lines: Line[] = [
      ['BLimKasKas', 100],
      ['BVorDebHad', -100],
    ]
    for (const cents of [545, 99]) {
      expect((await answerToEntry(lines, (id) => settled(id, cents))).answer).toBe('KL008')
    }
    const { answer, entryId } = await answerToEntry(lines, (id) => settled(id, 100))
    expect(answer).toBe('done')
    expect(await answerTo(books, settled(entryId, 100))).toBe('KL008')
    expect(await answerTo(books, settled(receipt, 545))).toBe('KL008')
    // What made an item settles nothing beside it.
    expect(await answerTo(books, settled(sale, 100))).toBe('KL008')
  })

  test('what stands on it is of an item', async () => {
    for (const account of ['BVorDebHad', 'BSchCreHac']) {
      for (const cents of [5000, -5000]) {
        const lines: Line[] = [
          [account, cents],
          ['BLimKasKas', -cents],
        ]
        expect((await answerToEntry(lines)).answer).toBe('KL008')
      }
    }
    expect(
      (
        await answerToEntry([
          ['BVorDebHad', 100],
          ['BVorDebHad', -100],
        ])
      ).answer,
    ).toBe('done')
  })

  test('what is put on each side is carried by it', async () => {
    const lines: Line[] = [
      ['BVorDebHad', 100],
      ['BVorDebHad', -100],
    ]
    const both = (cents: number) => (id: number) => `${settled(id, cents)}; ${settled(id, -cents, otherId)}`
    expect((await answerToEntry(lines, both(300))).answer).toBe('KL008')
    expect((await answerToEntry(lines, both(100))).answer).toBe('done')
  })

  test('an entry makes open what its lines are, on the account of its kind', async () => {
    expect(await answerTo(books, opened('receivable', null))).toBe('KL008')
    expect(await answerTo(books, opened('receivable', costs))).toBe('KL008')
    expect(await answerTo(books, opened('payable', sale))).toBe('KL008')
    // Beside the item that it made, and beside what it settled.
    expect(await answerTo(books, opened('receivable', sale))).toBe('KL008')
    expect(await answerTo(books, opened('receivable', receipt))).toBe('KL008')
    const lines: Line[] = [
      ['BVorDebHad', 5000],
      ['BLimKasKas', -5000],
    ]
    for (const cents of [4999, -5000]) {
      expect((await answerToEntry(lines, (id) => opened('receivable', id, cents))).answer).toBe('KL008')
    }
    const inTwo = (id: number) => `${opened('receivable', id, 2000)}; ${opened('receivable', id, 3000)}`
    expect((await answerToEntry(lines, inTwo)).answer).toBe('done')
  })

  test('what was settled is open again by an entry that takes it back, and by that alone', async () => {
    const { id } = await books.openItem((await books.invoice()).number)
    const paid = await books.line(4000)
    await books.process(paid, { items: [{ openItemId: id, amountCents: 4000 }] })
    const entryId = await entryOfLine(books, paid.id)
    const undo = `UPDATE settlements SET undone_at = now() WHERE journal_entry_id = ${entryId};
      UPDATE open_items SET open_cents = open_cents + 4000 WHERE id = ${id}`
    expect(await answerTo(books, undo)).toBe('KL008')
    // Nor is the entry taken back while what it settled stays so.
    expect(await answerToReversal(entryId)).toBe('KL008')
    expect(await answerToReversal(entryId, (db) => sql.raw(undo).execute(db))).toBe('done')
  })

  test('an entry of before that does not add up is taken back as it is', async () => {
    const asBefore = async (write: () => Promise<unknown>) => {
      const all = [
        'settlements DISABLE TRIGGER settlements_posted',
        'journal_entries DISABLE TRIGGER control_lines_are_of_items',
      ]
      for (const each of all) await books.rows(`ALTER TABLE ${each}`, [])
      const result = await write()
      for (const each of all) await books.rows(`ALTER TABLE ${each.replace('DISABLE', 'ENABLE')}`, [])
      return result
    }
    const lines: Line[] = [
      ['BLimKasKas', 100],
      ['BVorDebHad', -100],
    ]
    const entries: number[] = []
    await asBefore(async () => {
      // The line is of another amount, or of no item at all.
      entries.push((await answerToEntry(lines, (id) => settled(id, 300, otherId))).entryId)
      entries.push((await answerToEntry(lines)).entryId)
    })
    for (const entryId of entries) {
      const scope = { administrationId: books.id, now: server.clock.now() }
      expect(await answerToReversal(entryId, (db) => reopenItemsOfEntry(db, scope, entryId))).toBe('done')
    }
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
