import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const july = [aLine({ date: '2026-07-15', amountCents: 121_000 })]
const june = [aLine({ date: '2026-06-10', amountCents: 40_000 })]

async function book(books: Books) {
  const [first] = await books.client.call(contract.bank.books, { params: books.params })
  if (!first) throw new Error('there is no bank book')
  return first
}

async function balances(books: Books): Promise<object> {
  const query = { from: '2026-01-01', to: '2026-12-31' }
  const { rows } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  return Object.fromEntries(rows.map(({ number, closingCents }) => [number, closingCents]))
}

async function sendOpening(books: Books, amountCents: number) {
  const { journalId } = await book(books)
  return books.client.send(contract.bank.bookOpening, { params: { ...books.params, journalId }, body: { amountCents } })
}

test.each([
  ['zzp', 500_000, '0500'],
  ['zzp', -2_005, '0500'],
  ['bv', 500_000, '0570'],
] as const)('of a %s the %d cents from before the first statement are booked once', async (legalForm, cents, funds) => {
  const books = await Books.open(server, { legalForm })
  await books.import(july, { openingBalanceCents: cents })
  expect(await book(books)).toMatchObject({ missingOpening: { date: '2026-07-15', amountCents: cents } })
  expect(await sendOpening(books, cents)).toMatchObject({ status: 200 })
  expect(await book(books)).toMatchObject({ missingOpening: null, ledgerBalanceCents: cents })
  expect(await balances(books)).toEqual({ '1100': cents, [funds]: -cents })
  expect(await sendOpening(books, cents)).toMatchObject({ status: 409 })
  expect(await sendOpening(books, 0)).toMatchObject({ status: 409 })
})

test('what an account held is booked on the day its statement opens, not on that of its first line', async () => {
  const books = await Books.open(server)
  await books.import(july, { from: '2026-07-01', openingBalanceCents: 500_000 })
  expect(await book(books)).toMatchObject({ missingOpening: { date: '2026-07-01', amountCents: 500_000 } })
  expect(await sendOpening(books, 500_000)).toMatchObject({ status: 200 })
  const [entry] = await books.rows(
    "SELECT entry_date, description FROM journal_entries WHERE administration_id = $1 AND source_type = 'opening'",
  )
  expect(entry).toMatchObject({ entry_date: '2026-07-01', description: expect.stringContaining('op 01-07-2026') })
})

test('another amount than was shown is refused', async () => {
  const books = await Books.open(server)
  await books.import(july, { openingBalanceCents: 500_000 })
  expect(await sendOpening(books, 500_001)).toMatchObject({ status: 409 })
  expect(await balances(books)).toEqual({})
})

test('an older statement that comes later tells what is missing of the opening', async () => {
  const books = await Books.open(server)
  await books.import(july, { openingBalanceCents: 500_000 })
  await sendOpening(books, 500_000)
  await books.import(june, { openingBalanceCents: 460_000 })
  expect(await book(books)).toMatchObject({ missingOpening: { date: '2026-06-10', amountCents: -40_000 } })
  await sendOpening(books, -40_000)
  expect(await balances(books)).toEqual({ '1100': 460_000, '0500': -460_000 })
})

test('lines of a statement without balances are taken off the first balance that is known', async () => {
  const books = await Books.open(server)
  await books.import(july, { openingBalanceCents: 540_000 })
  await books.rows(
    `INSERT INTO bank_transactions (administration_id, journal_id, import_id, line_number, transaction_date, value_date, amount_cents, description)
     SELECT administration_id, journal_id, import_id, 2, '2026-06-10', '2026-06-10', 40000, '' FROM bank_transactions
     WHERE administration_id = $1`,
  )
  expect(await book(books)).toMatchObject({ missingOpening: { date: '2026-06-10', amountCents: 500_000 } })
})

test('nothing is missing of an account that began with nothing, or of which nothing is known', async () => {
  const books = await Books.open(server)
  await books.import(july)
  expect(await book(books)).toMatchObject({ missingOpening: null })
})

test('a book of another administration is not found', async () => {
  const books = await Books.open(server)
  const others = await Books.open(server)
  await others.import(july, { openingBalanceCents: 500 })
  const { journalId } = await book(others)
  const answer = await books.client.send(contract.bank.bookOpening, {
    params: { ...books.params, journalId },
    body: { amountCents: 500 },
  })
  expect(answer).toMatchObject({ status: 404 })
})
