import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { bookOf, enterLine, openBook } from './cash.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const count = (books: Books, journalId: number, countedOn: string, countedCents: number) =>
  books.client.call(contract.bank.countCash, {
    params: { ...books.params, journalId },
    body: { countedOn, countedCents },
  })
const bookDifference = (books: Books, countId: number, differenceCents: number) =>
  books.client.send(contract.bank.bookCashDifference, {
    params: { ...books.params, countId },
    body: { differenceCents },
  })
const cashCheck = async (books: Books) => {
  const { checks } = await books.client.call(contract.fiscalYears.get, { params: { ...books.params, year: 2025 } })
  return checks.find(({ key }) => key.startsWith('cash-'))
}
const opened = async (day: string) => {
  const books = await Books.openOn(server, day)
  return { books, cash: await openBook(books, 'CASH', 'Kassa') }
}
/** A line that is booked as money the owner put in or took out. */
const moved = async (books: Books, cash: number, day: string, cents: number) => {
  const line = await enterLine(books, cash, day, cents)
  const accountId = await books.account('BEivKapPrs')
  await books.process(line, { bookings: [{ accountId, amountCents: cents, vatCode: null, description: '' }] })
}

test('what was counted is kept, and its difference is booked once, after it was confirmed', async () => {
  const { books, cash } = await opened('2026-06-30')
  await moved(books, cash, '2026-06-02', 10_000)
  const counted = await count(books, cash, '2026-06-15', 9750)
  expect(counted).toMatchObject({
    countedOn: '2026-06-15',
    bookCents: 10_000,
    differenceCents: -250,
    differenceLineId: null,
  })
  expect((await bookDifference(books, counted.id, -249)).status).toBe(409)
  const answers = await Promise.all([1, 2, 3].map(() => bookDifference(books, counted.id, -250)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const { journalEntryId } = must(
    answers.find(({ status }) => status === 200),
    'the press that books',
  ).body as { journalEntryId: number }
  expect(await books.sums(journalEntryId)).toEqual({ '1000': -250, '4940': 250 })
  expect(await books.entry(journalEntryId)).toMatchObject({ date: '2026-06-15' })
  expect(await bookOf(books, cash)).toMatchObject({ balanceCents: 9750, ledgerBalanceCents: 9750, waiting: 0 })
  const listed = await books.client.call(contract.bank.cashCounts, { params: { ...books.params, journalId: cash } })
  expect(listed).toMatchObject([{ id: counted.id, differenceCents: 0, differenceLineId: expect.any(Number) as number }])
})

test('a day to come, an amount below nothing and a book of something else are refused', async () => {
  const { books, cash } = await opened('2026-06-30')
  const send = (journalId: number, countedOn: string, countedCents: number) =>
    books.client.send(contract.bank.countCash, {
      params: { ...books.params, journalId },
      body: { countedOn, countedCents },
    })
  expect((await send(cash, '2026-07-01', 5)).status).toBe(422)
  expect((await send(cash, '2026-06-30', -5)).status).toBe(422)
  expect((await send(await books.bankBook(), '2026-06-30', 5)).status).toBe(404)
})

test('a year asks for cash that was counted on its last day, or later with what moved since', async () => {
  const { books, cash } = await opened('2026-01-10')
  await moved(books, cash, '2025-12-20', 10_000)
  expect(await cashCheck(books)).toMatchObject({ state: 'open', title: 'Kassa is niet geteld op 31-12-2025' })
  await moved(books, cash, '2026-01-04', -500)
  await count(books, cash, '2026-01-05', 9000)
  expect(await cashCheck(books)).toMatchObject({ state: 'open', title: 'Kassa is niet gelijk aan wat is geteld' })
  await count(books, cash, '2026-01-05', 9500)
  expect(await cashCheck(books)).toMatchObject({ state: 'ok', title: 'Kassa is geteld' })
})

test('a count before the last day holds until the cash moves again', async () => {
  const { books, cash } = await opened('2026-01-10')
  await moved(books, cash, '2025-12-20', 10_000)
  await count(books, cash, '2025-12-24', 10_000)
  expect(await cashCheck(books)).toMatchObject({ state: 'ok' })
  await enterLine(books, cash, '2025-12-30', -500)
  expect(await cashCheck(books)).toMatchObject({ state: 'open', title: 'Kassa: 1 regel is nog niet verwerkt' })
})
