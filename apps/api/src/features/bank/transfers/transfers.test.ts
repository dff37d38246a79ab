import type { BankLine } from '@klopt/bank-statements'
import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { expectBooksToAddUp } from '../../ledger-invariants.test-support.ts'
import { aLine } from '../statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const [CHECKING, SAVINGS] = ['NL20INGB0001234567', 'NL91ABNA0417164300']
const leaves = (changes: Partial<BankLine> = {}) =>
  aLine({ amountCents: -150_000, counterpartyIban: SAVINGS, description: 'Naar spaarpot', ...changes })
const arrives = (changes: Partial<BankLine> = {}) =>
  aLine({ amountCents: 150_000, counterpartyIban: CHECKING, description: 'Van betaalrekening', ...changes })

/** Books with two accounts at banks. */
async function twoBooks(): Promise<Books> {
  const books = await Books.open(server)
  const body = { financialType: 'SAVINGS' as const, name: 'Spaarpot', iban: SAVINGS, accountHolder: null }
  await books.client.call(contract.journals.create, { params: books.params, body })
  return books
}
const importOut = (books: Books, ...lines: BankLine[]) => books.import(lines)
const importIn = (books: Books, ...lines: BankLine[]) => books.import(lines, { iban: SAVINGS })
const waiting = async (books: Books, amountCents: number) =>
  must(
    (await books.waiting()).find((line) => line.amountCents === amountCents),
    'a line that waits',
  )
const show = (books: Books, transactionId: number) =>
  books.client.call(contract.bank.transaction, { params: { ...books.params, transactionId } })
/** Accepts what is suggested of a line, in one press. */
async function accept(books: Books, line: { id: number; version: number; amountCents: number }) {
  const accountId = await books.account('BLimKruSto')
  return books.process(line, {
    bookings: [{ accountId, amountCents: line.amountCents, vatCode: null, description: '' }],
  })
}
/** What is on its way between own accounts, by every entry. */
async function inTransitCents(books: Books): Promise<number> {
  const [row] = await books.rows<{ cents: number }>(
    `SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0)::bigint AS cents FROM journal_lines l
    JOIN accounts a ON a.id = l.account_id WHERE a.administration_id = $1 AND a.rgs_code = 'BLimKruSto'`,
  )
  return must(row, 'a sum').cents
}
const entries = (books: Books) =>
  books.rows("SELECT FROM journal_entries WHERE administration_id = $1 AND source_type = 'bank_transaction'")

describe('with both sides there', () => {
  test.each([-150_000, 150_000])(
    'one press on the line of %d books both, and nothing stays on its way',
    async (cents) => {
      const books = await twoBooks()
      await importOut(books, leaves())
      await importIn(books, arrives({ date: '2026-06-03' }))
      const line = await waiting(books, cents)
      const other = await waiting(books, -cents)
      expect((await show(books, line.id)).suggestions[0]).toMatchObject({
        kind: 'account',
        certainty: 'certain',
        transfer: { line: { id: other.id, processed: false } },
      })
      const done = await accept(books, line)
      expect(done.otherLineId).toBe(other.id)
      expect(await books.waiting()).toEqual([])
      expect(await inTransitCents(books)).toBe(0)
      expect(await books.sums(done.journalEntryId)).toEqual({
        [cents < 0 ? '1100' : '1120']: cents,
        '1190': -cents,
      })
      expect(await show(books, line.id)).toMatchObject({ transfer: { line: { id: other.id, processed: true } } })
      expect(await show(books, other.id)).toMatchObject({ transfer: { line: { id: line.id, processed: true } } })
      await expectBooksToAddUp(books)
    },
  )

  test('undoing either side gives both back, to be booked again', async () => {
    const books = await twoBooks()
    await importOut(books, leaves())
    await importIn(books, arrives())
    for (const cents of [-150_000, 150_000]) {
      const { version, otherLineId } = await accept(books, await waiting(books, -150_000))
      expect(version).toBeGreaterThan(1)
      const undone = cents < 0 ? await show(books, must(otherLineId, 'the other side')) : null
      const [kept] = await books.rows<{ id: number; version: number }>(
        'SELECT id, version FROM bank_transactions WHERE administration_id = $1 AND amount_cents < 0',
      )
      await books.undo(undone ?? must(kept, 'the line that left'))
      expect(await books.waiting()).toHaveLength(2)
      expect(await inTransitCents(books)).toBe(0)
      expect(await books.rows('SELECT FROM own_transfers WHERE administration_id = $1')).toEqual([])
    }
    await expectBooksToAddUp(books)
  })

  test('twenty who accept either side at once book it once', async () => {
    const books = await twoBooks()
    await importOut(books, leaves())
    await importIn(books, arrives())
    const lines = [await waiting(books, -150_000), await waiting(books, 150_000)]
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => accept(books, must(lines[n % 2], 'a line'))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 })
    expect(await entries(books)).toHaveLength(2)
    expect(await inTransitCents(books)).toBe(0)
    // Everybody locks in one order, so that nobody had to be tried again.
    expect(server.logLines.filter((text) => text.includes('in the way of each other'))).toEqual([])
    await expectBooksToAddUp(books)
  })

  test('two transfers of one amount become two pairs, and all that is certain books both at once', async () => {
    const books = await twoBooks()
    await importOut(books, leaves(), leaves({ date: '2026-06-02' }))
    await importIn(books, arrives(), arrives({ date: '2026-06-02' }))
    expect(await books.processCertain()).toEqual({
      processed: 4,
      skipped: 0,
    })
    const pairs = await books.rows<{ apart: number }>(
      `SELECT b.transaction_date - a.transaction_date AS apart FROM own_transfers o
      JOIN bank_transactions a ON a.id = o.out_line_id JOIN bank_transactions b ON b.id = o.in_line_id
      WHERE o.administration_id = $1`,
    )
    expect(pairs.map(({ apart }) => apart)).toEqual([0, 0])
    expect(await inTransitCents(books)).toBe(0)
  })

  test('of two lines with one other side between them the second is left to a person', async () => {
    const books = await twoBooks()
    await importOut(books, leaves(), leaves({ date: '2026-06-02' }))
    await importIn(books, arrives())
    expect(await books.processCertain()).toEqual({
      processed: 2,
      skipped: 1,
    })
    expect(await books.waiting()).toHaveLength(1)
  })
})

describe('with one side there', () => {
  test.each(['out', 'in'] as const)(
    'the other one is booked as it comes in, when %s was accepted first',
    async (first) => {
      const books = await twoBooks()
      if (first === 'out') await importOut(books, leaves())
      else await importIn(books, arrives())
      const line = await waiting(books, first === 'out' ? -150_000 : 150_000)
      expect((await show(books, line.id)).suggestions[0]).toMatchObject({
        certainty: 'likely',
        transfer: { line: null },
      })
      const done = await accept(books, line)
      expect(done.otherLineId).toBeNull()
      expect(await inTransitCents(books)).toBe(first === 'out' ? 150_000 : -150_000)
      const later = { date: '2026-06-04' }
      const imported = first === 'out' ? await importIn(books, arrives(later)) : await importOut(books, leaves(later))
      expect(imported).toMatchObject({ imported: 1, bookedSides: 1 })
      expect(await books.waiting()).toEqual([])
      expect(await inTransitCents(books)).toBe(0)
      await books.undo({ id: line.id, version: done.version })
      expect(await books.waiting()).toHaveLength(2)
      await expectBooksToAddUp(books)
    },
  )

  test('another amount, and a day too far off, wait for a person', async () => {
    const books = await twoBooks()
    await importOut(books, leaves())
    await accept(books, await waiting(books, -150_000))
    const others = [arrives({ amountCents: 149_999 }), arrives({ date: '2026-06-07' })]
    expect(await importIn(books, ...others)).toMatchObject({ imported: 2, bookedSides: 0 })
    expect(await books.waiting()).toHaveLength(2)
    expect((await show(books, (await waiting(books, 150_000)).id)).suggestions[0]).toMatchObject({
      certainty: 'likely',
    })
  })

  test('what was booked to money in transit before, from somebody else, books nothing that comes in', async () => {
    const books = await twoBooks()
    await importOut(books, leaves({ counterpartyIban: 'NL86BNGH0285008681' }))
    expect((await accept(books, await waiting(books, -150_000))).otherLineId).toBeNull()
    expect(await importIn(books, arrives())).toMatchObject({ bookedSides: 0 })
    expect(await books.waiting()).toHaveLength(1)
  })

  test('undone, nothing is booked by what comes in', async () => {
    const books = await twoBooks()
    await importOut(books, leaves())
    const line = await waiting(books, -150_000)
    const { version } = await accept(books, line)
    await books.undo({ id: line.id, version })
    expect(await importIn(books, arrives())).toMatchObject({ bookedSides: 0 })
    expect(await inTransitCents(books)).toBe(0)
  })
})

test('the database refuses a pair that is none, a side that was not booked, and another line instead', async () => {
  const books = await twoBooks()
  await importOut(books, leaves())
  await importIn(books, arrives({ amountCents: 149_999 }))
  await accept(books, await waiting(books, -150_000))
  await accept(books, await waiting(books, 149_999))
  const complete = `UPDATE own_transfers SET in_line_id = (SELECT max(id) FROM bank_transactions
    WHERE administration_id = $1 AND amount_cents > 0) WHERE administration_id = $1 AND out_line_id IS NOT NULL`
  await books.rows('DELETE FROM own_transfers WHERE administration_id = $1 AND in_line_id IS NOT NULL')
  await expect(books.rows(complete)).rejects.toMatchObject({ code: 'KL008' })
  await importOut(books, leaves({ date: '2026-07-01' }))
  const { id } = await waiting(books, -150_000)
  const keep = 'INSERT INTO own_transfers (administration_id, out_line_id, created_at) VALUES ($1, $2, now())'
  await expect(books.rows(keep, [books.id, id])).rejects.toMatchObject({ code: 'KL008' })
  const replace = 'UPDATE own_transfers SET out_line_id = NULL, in_line_id = NULL WHERE administration_id = $1'
  await expect(books.rows(replace)).rejects.toMatchObject({ code: 'KL008' })
})
