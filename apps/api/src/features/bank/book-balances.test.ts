import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldBalances } from '../../books/fold-balances.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'
import { bookOf, enterLine, openBook } from './cash.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const faults = (books: Books) => books.rows('SELECT * FROM money_balance_faults($1)')

/** A page of a book as its screen reads it. */
const page = async (books: Books, journalId: number, sort: 'date' | '-date' | 'amountCents' = 'date') =>
  (
    await books.client.call(contract.bank.transactions, {
      params: books.params,
      query: { journalId: String(journalId), sort },
    })
  ).items

/** What each line left, by adding up all that came before it. */
async function byAddingUp(books: Books, journalId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await books.rows<{ id: number; cents: number }>(
    `SELECT t.id, ((SELECT sum(o.amount_cents) FROM bank_transactions o
        WHERE o.journal_id = t.journal_id AND (o.transaction_date, o.id) <= (t.transaction_date, t.id))
      + (SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0) FROM journal_lines l
        JOIN journal_entries e ON e.id = l.entry_id AND e.journal_id <> j.id
        WHERE l.account_id = j.account_id AND l.entry_date <= t.transaction_date))::bigint AS cents
    FROM bank_transactions t JOIN journals j ON j.id = t.journal_id
    WHERE t.administration_id = $1 AND t.journal_id = $2`,
    [books.id, journalId],
  )
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

test('each line says what it left, over months, days with more lines, what other books posted and what was undone', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  const [cash, card] = [await openBook(books, 'CASH', 'Kassa'), await openBook(books, 'CREDIT', 'Kaart')]
  const [till, funds] = [await books.account('BLimKasKas'), await books.account('BEivKapPrs')]
  const fromElsewhere = (entryDate: string, cents: number) =>
    write(books, { entryDate, lines: [debit(till, cents), credit(funds, cents)] })
  await fromElsewhere('2025-11-30', 5000)
  const days = ['2026-02-28', '2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2026-02-01', '2026-02-28']
  const entered = []
  for (const [index, day] of days.entries()) {
    entered.push(await enterLine(books, cash, day, 10 ** index))
    await enterLine(books, card, day, -(2 ** index))
  }
  // On a day with lines: it counts before all of them.
  await fromElsewhere('2026-02-01', 300)
  await fromElsewhere('2026-02-28', 70)
  const [booked, gone] = [must(entered[2], 'a line to book'), must(entered[3], 'a line to take out')]
  const bookings = [{ accountId: funds, amountCents: 100, vatCode: null, description: '' }]
  const { version } = await books.process(booked, { bookings })
  await books.undo({ id: booked.id, version })
  await books.client.send(contract.bank.removeLine, {
    params: { ...books.params, transactionId: gone.id },
    body: { version: gone.version },
  })
  const balances = async () => (await page(books, cash)).map(({ balanceCents }) => balanceCents)
  const wanted = [5010, 5110, 15_410, 115_410, 115_481, 1_115_481]
  expect(await balances()).toEqual(wanted)
  expect(await bookOf(books, cash)).toMatchObject({ balanceCents: wanted.at(-1) })
  expect(await faults(books)).toEqual([])
  // Lines of the same sums are folded, added, and folded again; also of a page in another order.
  for (const book of [cash, card]) {
    for (const line of [() => books.asApp(foldBalances), () => enterLine(books, book, '2026-01-31', -7)]) {
      await line()
      expect(await faults(books)).toEqual([])
      const left = await byAddingUp(books, book)
      for (const sort of ['date', '-date', 'amountCents'] as const) {
        for (const { id, balanceCents } of await page(books, book, sort)) expect(balanceCents).toBe(left.get(id))
      }
    }
  }
})

test('lines of a bank say no balance, and nothing is kept of them', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  await books.line(100)
  expect(await page(books, await books.bankBook())).toMatchObject([{ balanceCents: null }])
  expect(await books.rows('SELECT FROM money_deltas WHERE administration_id = $1')).toEqual([])
})

/** Cash with ten lines in each of so many months. */
async function cashOf(months: number) {
  const books = await Books.openOn(server, '2026-06-30')
  const cash = await openBook(books, 'CASH', 'Kassa')
  await books.rows(
    `INSERT INTO bank_transactions (administration_id, journal_id, line_number, transaction_date, amount_cents, description,
      entered_by, entered_at)
    SELECT $1, $2, 1, date '2026-06-20' - make_interval(months => m) - make_interval(days => d), 100 + m, '', $3, now()
    FROM generate_series(0, $4::int - 1) m, generate_series(0, 9) d`,
    [books.id, cash, books.owner.id, months],
  )
  await books.asApp(foldBalances)
  return { books, cash }
}

/** How many rows the balances of the newest page of a book read. */
async function readOf({ books, cash }: Awaited<ReturnType<typeof cashOf>>) {
  const read = async () => expect(await page(books, cash, '-date')).toHaveLength(50)
  const plans = await plansOf(read, { having: 'WITH months AS', isRun: true })
  // Cash that goes out asks for the least it ever holds from that day on, and for what it holds on it.
  const out = async () => expect(await enterLine(books, cash, '2026-06-30', -1)).toMatchObject({ version: 1 })
  const written = await plansOf(out, { having: ') within', isRun: true })
  expect(written).toHaveLength(2)
  return {
    lines: rowsRead(plans, 'bank_transactions'),
    kept: rowsRead(plans, 'money_balances'),
    byEntering: rowsRead(written, 'bank_transactions'),
  }
}

test('a page of a book of ten years reads as many lines as one of a year, and so does a line that is entered', async () => {
  const [year, decade] = [await cashOf(12), await cashOf(120)]
  await year.books.rows('ANALYZE bank_transactions', [])
  const [ofYear, ofDecade] = [await readOf(year), await readOf(decade)]
  // Those of the page to find their months, and those of their five months.
  expect(ofYear.lines).toBe(100)
  expect(ofDecade.lines).toBe(100)
  // Those of June, once before the line is there and once with it.
  expect(ofYear.byEntering).toBe(21)
  expect(ofDecade.byEntering).toBe(21)
  // A month before is one row, however many lines it has.
  expect(ofDecade.kept).toBeLessThanOrEqual(5 * 120)
})
