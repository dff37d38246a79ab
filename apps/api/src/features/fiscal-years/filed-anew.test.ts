import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { vatAccountBalances, vatReturnBoxes, vatReturnPosting } from '@klopt/bookkeeping/vat-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generalJournal } from '../../books/general-journal.ts'
import { postEntry } from '../../books/post-entry.ts'
import { freezeVatReturn, startVatReturn } from '../../books/vat-returns.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { vatFacts } from '../vat/vat-facts.ts'
import { closed, reopen, show } from './close-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const lock = (books: Books, lockedUntil: string | null) =>
  books.client.call(contract.bookLocks.set, { params: books.params, body: { lockedUntil, reason: 'Nog een bon' } })

/** The VAT to pay of sales and what is owed to the tax authority at the end of a day, credit minus debit. */
async function vatOn(books: Books, day: string) {
  const query = { from: `${day.slice(0, 4)}-01-01`, to: day }
  const { rows } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  const of = (number: string) =>
    0 -
    must(
      rows.find((row) => row.number === number),
      `account ${number}`,
    ).closingCents
  return { vat: of('1500'), owed: of('1530') }
}

async function vatCheck(books: Books) {
  const { checks } = await show(books, 2025)
  const check = checks.find(({ key }) => key === 'vat-accounts')
  return { state: check?.state, detail: check?.detail.replaceAll('\u00A0', ' ') }
}

/** A sale of 1,000 + 210 in November, whose return was filed on 31-12 and deleted after the books were locked. */
async function deletedInLockedBooks(): Promise<Books> {
  const books = await Books.openOn(server, '2026-01-20')
  await books.invoice({ invoiceDate: '2025-11-11', lines: [anInvoiceLine({ quantity: '1', unitPrice: '1000' })] })
  const returnId = await books.file('2025-Q4')
  await lock(books, '2025-12-31')
  await books.deleteReturn(returnId)
  await lock(books, null)
  return books
}

/** The days of what was booked of a return. */
const days = async (books: Books, returnId: number) => {
  const rows = await books.rows<{ day: string }>(
    `SELECT entry_date::text AS day FROM journal_entries
      WHERE administration_id = $1 AND source_type = 'vat_return' AND source_id = $2 ORDER BY entry_date, id`,
    [books.id, returnId],
  )
  return rows.map(({ day }) => day)
}

const dayOfReturn = (books: Books) =>
  books.client.call(contract.bookLocks.day, { params: books.params, query: { date: '2025-12-31', of: 'return' } })

test('a return that was deleted in locked books and is filed anew counts on the last day of its period, and is said to', async () => {
  const books = await deletedInLockedBooks()
  expect(await dayOfReturn(books)).toMatchObject({ entryDate: '2025-12-31', deletedReturnOn: '2026-01-01' })
  await books.file('2025-Q4')
  expect(await vatOn(books, '2025-12-31')).toEqual({ vat: 0, owed: 21_000 })
  expect(await vatOn(books, '2026-01-31')).toEqual({ vat: 0, owed: 21_000 })
  expect(await vatCheck(books)).toEqual({ state: 'ok', detail: '€ 0,00' })
  expect((await dayOfReturn(books)).deletedReturnOn).toBeUndefined()
  await closed(books, 2025)
  await expectBooksToAddUp(books)
})

test('with another sale of its period: 210 + 105 on the last day, and nothing left of what was taken back on the day after', async () => {
  const books = await deletedInLockedBooks()
  await books.invoice({ invoiceDate: '2025-12-20', lines: [anInvoiceLine({ quantity: '1', unitPrice: '500' })] })
  // 210 + 105 sold, 210 filed; what was filed is taken back on 1 January.
  expect(await vatOn(books, '2025-12-31')).toEqual({ vat: 10_500, owed: 21_000 })
  expect(await vatOn(books, '2026-01-01')).toEqual({ vat: 31_500, owed: 0 })
  expect(await vatCheck(books)).toEqual({
    state: 'ok',
    detail: 'op 31-12-2025 € 105,00, nu € 315,00: na die dag is een aangifte geboekt of teruggenomen',
  })
  const id = await books.file('2025-Q4')
  expect(await days(books, id)).toEqual(['2025-12-31'])
  // 210 + 105 sold, 210 filed and taken back, 315 filed.
  expect(await vatOn(books, '2025-12-31')).toEqual({ vat: 0, owed: 31_500 })
  expect(await vatOn(books, '2026-01-01')).toEqual({ vat: 0, owed: 31_500 })
  expect(await vatCheck(books)).toEqual({ state: 'ok', detail: '€ 0,00' })
  await closed(books, 2025)
  await expectBooksToAddUp(books)
})

test('in books that are still locked it counts on the first open day, as what was taken back does', async () => {
  const books = await deletedInLockedBooks()
  await books.invoice({ invoiceDate: '2025-12-20', lines: [anInvoiceLine({ quantity: '1', unitPrice: '500' })] })
  await lock(books, '2025-12-31')
  const day = await dayOfReturn(books)
  expect(day).toMatchObject({ entryDate: '2026-01-01' })
  expect(day.deletedReturnOn).toBeUndefined()
  expect(await days(books, await books.file('2025-Q4'))).toEqual(['2026-01-01'])
  expect(await vatOn(books, '2025-12-31')).toEqual({ vat: 10_500, owed: 21_000 })
  expect(await vatOn(books, '2026-01-01')).toEqual({ vat: 0, owed: 31_500 })
  expect(await vatCheck(books)).toEqual({
    state: 'ok',
    detail: 'op 31-12-2025 € 105,00, nu € 0,00: na die dag is een aangifte geboekt of teruggenomen',
  })
})

test('what was moved in part moves on when more days are open', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  await books.invoice({ invoiceDate: '2025-11-11', lines: [anInvoiceLine({ quantity: '1', unitPrice: '1000' })] })
  const first = await books.file('2025-Q4')
  await lock(books, '2026-01-15')
  await books.deleteReturn(first)
  await lock(books, '2026-01-05')
  const second = await books.file('2025-Q4')
  expect(await days(books, first)).toEqual(['2025-12-31', '2026-01-06', '2026-01-16', '2026-01-16'])
  expect(await vatOn(books, '2026-01-06')).toEqual({ vat: 0, owed: 21_000 })
  await books.deleteReturn(second)
  await lock(books, null)
  await books.file('2025-Q4')
  expect(await vatOn(books, '2025-12-31')).toEqual({ vat: 0, owed: 21_000 })
  expect(await vatOn(books, '2026-01-20')).toEqual({ vat: 0, owed: 21_000 })
  expect(await vatCheck(books)).toEqual({ state: 'ok', detail: '€ 0,00' })
})

test('so does one that was deleted while its year was closed', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  await books.invoice({ invoiceDate: '2025-11-11', lines: [anInvoiceLine({ quantity: '1', unitPrice: '1000' })] })
  const returnId = await books.file('2025-Q4')
  await closed(books, 2025)
  await books.deleteReturn(returnId)
  await reopen(books, 2025)
  await books.file('2025-Q4')
  expect(await vatOn(books, '2025-12-31')).toEqual({ vat: 0, owed: 21_000 })
  expect(await vatCheck(books)).toEqual({ state: 'ok', detail: '€ 0,00' })
})

test('one that was deleted in open books is filed anew on the last day of its period', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  await books.invoice({ invoiceDate: '2025-11-11' })
  await books.deleteReturn(await books.file('2025-Q4'))
  const day = await dayOfReturn(books)
  expect(day.entryDate).toBe('2025-12-31')
  expect(day.deletedReturnOn).toBeUndefined()
})

test('a return that counts twice on the last day is in the way of closing, with the way out', async () => {
  const books = await deletedInLockedBooks()
  const filedTwice = await fileOnLastDay(books)
  expect(await vatOn(books, '2025-12-31')).toEqual({ vat: -21_000, owed: 42_000 })
  expect(await vatCheck(books)).toEqual({
    state: 'open',
    detail:
      'rekeningen € −210,00, nog aan te geven € 0,00; de aangifte over 4e kwartaal 2025 staat er dubbel in: neem hem terug met open boekingen en doe hem opnieuw',
  })
  await books.deleteReturn(filedTwice)
  await books.file('2025-Q4')
  expect(await vatOn(books, '2025-12-31')).toEqual({ vat: 0, owed: 21_000 })
  expect(await vatCheck(books)).toEqual({ state: 'ok', detail: '€ 0,00' })
  await closed(books, 2025)
})

/** Files the return of the last quarter as books of before have it: on 31-12, though what was deleted stands until 1-1. */
const fileOnLastDay = (books: Books) =>
  books.asApp(async (db) => {
    const { id: administrationId, owner } = books
    const [filedBy, at] = [owner.id, server.clock.now()]
    const period = { start: '2025-10-01', end: '2025-12-31' }
    const returnId = await startVatReturn(db, { administrationId, period, withLate: true, filedBy, at })
    const facts = await vatFacts(db, administrationId, { returnId })
    const boxes = vatReturnBoxes(facts)
    const header = {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: period.end,
      description: 'Btw-aangifte 4e kwartaal 2025',
      sourceType: 'vat_return' as const,
      sourceId: returnId,
      createdBy: filedBy,
      at,
    }
    const { id: journalEntryId } = await postEntry(db, header, vatReturnPosting(boxes, vatAccountBalances(facts)))
    await freezeVatReturn(db, returnId, { boxes, payableEuros: 210, journalEntryId })
    return returnId
  })
