import { contract } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import type { KloptTestServer } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { killedInTheMiddle } from './crash.test-support.ts'
import { credit, debit, write } from './journal-entries/journal.test-support.ts'

/** Books whose fiscal year before this one can be closed. */
async function closable(server: KloptTestServer, year: number): Promise<Books> {
  const books = await Books.open(server)
  const [cash, revenue] = [await books.account('BLimKasKas'), await books.account('WOmzNodNod')]
  await write(books, { entryDate: `${year}-06-30`, lines: [debit(cash, 12_345), credit(revenue, 12_345)] })
  return books
}

/** Whether a year is wholly closed, or else wholly open. */
async function isClosed(books: Books, year: number): Promise<boolean> {
  const [found] = await books.rows<{ closings: number; entries: number; locked: boolean; open_cents: number }>(
    `SELECT (SELECT count(*) FROM year_closings WHERE administration_id = $1)::int AS closings,
      (SELECT count(*) FROM journal_entries WHERE administration_id = $1 AND source_type = 'year_close')::int AS entries,
      (SELECT locked_until IS NOT NULL FROM book_locks WHERE administration_id = $1) AS locked,
      (SELECT sum(l.credit_cents - l.debit_cents) FROM journal_lines l JOIN accounts a ON a.id = l.account_id
        WHERE l.administration_id = $1 AND a.type = 'revenue' AND l.entry_date <= make_date($2, 12, 31))::int AS open_cents`,
    [books.id, year],
  )
  const closed = found?.closings === 1
  expect(found).toEqual({
    closings: closed ? 1 : 0,
    entries: closed ? 1 : 0,
    locked: closed,
    open_cents: closed ? 0 : 12_345,
  })
  return closed
}

const year = new Date().getFullYear() - 1

test('after kill -9 of server and database in the middle of closing, a year is closed or open and nothing in between', () =>
  killedInTheMiddle({
    prepare: (server) => closable(server, year),
    act: async (client, { params }) => {
      await client.call(contract.fiscalYears.close, { params: { ...params, year }, body: {} })
    },
    isDone: (books) => isClosed(books, year),
  }))

/** Books with 21.00 of VAT on a sale of the first quarter, which can be declared. */
async function fileable(server: KloptTestServer): Promise<Books> {
  const books = await Books.open(server)
  const [cash, revenue] = [await books.account('BLimKasKas'), await books.account('WOmzNodOdh')]
  const sold = { ...credit(revenue, 12_100), vatCode: 'sale_high' }
  await write(books, { entryDate: `${year}-02-15`, lines: [debit(cash, 12_100), sold] })
  return books
}

/** Whether a return is wholly filed, or else not at all. */
async function isFiled(books: Books): Promise<boolean> {
  const [found] = await books.rows<{ returns: number; members: number; waiting: number; entries: number }>(
    `SELECT (SELECT count(*) FROM vat_returns WHERE administration_id = $1)::int AS returns,
      (SELECT count(*) FROM vat_return_lines WHERE administration_id = $1)::int AS members,
      (SELECT count(*) FROM undeclared_vat_lines WHERE administration_id = $1)::int AS waiting,
      (SELECT count(*) FROM journal_entries WHERE administration_id = $1 AND source_type = 'vat_return')::int AS entries`,
    [books.id],
  )
  const filed = found?.returns === 1
  // The base and the VAT of the sale.
  expect(found).toEqual({
    returns: filed ? 1 : 0,
    members: filed ? 2 : 0,
    waiting: filed ? 0 : 2,
    entries: filed ? 1 : 0,
  })
  return filed
}

test('after kill -9 of server and database in the middle of filing, a return is filed with its lines or they all wait', () =>
  killedInTheMiddle({
    prepare: fileable,
    act: async (client, { params }) => {
      await client.call(contract.vat.file, { params, body: { period: `${year}-Q1`, payableEuros: 21 } })
    },
    isDone: isFiled,
  }))
