import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '../../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { aLine } from '../statements.test-support.ts'
import { connect, days, envOf, fetchAgain, list } from './connections.test-support.ts'
import { APPLICATION_ID, booked, EnableBankingReplay, refused } from './enable-banking.test-support.ts'
import { fetchFeedsJob } from './feed-jobs.ts'

let server: KloptTestServer
let bank: EnableBankingReplay
beforeAll(async () => {
  bank = await EnableBankingReplay.start()
  server = await createTestServer({
    env: envOf(bank, APPLICATION_ID),
  })
})
afterAll(async () => {
  await server.stop()
  await bank.stop()
})
beforeEach(() => {
  bank.pages = [[]]
  bank.refusal = null
  server.clock.set('2026-06-15T10:00:00Z')
})

test('lines come in once consent is given, over pages that repeat and are in another order, and pending ones once booked', async () => {
  const books = await Books.open(server)
  const pending = booked('c', '2026-06-12', '7.00', { status: 'PDNG', booking_date: null })
  bank.pages = [
    [
      booked('b', '2026-06-11', '12.10'),
      booked('a', '2026-06-10', '49.90', { credit_debit_indicator: 'DBIT', creditor: { name: 'Drukkerij' } }),
    ],
    [booked('b', '2026-06-11', '12.10'), pending],
  ]
  const id = await connect(bank, books)
  expect(bank.asked.find(({ path }) => path === 'POST /auth')?.body).toMatchObject({
    aspsp: { name: 'ING', country: 'NL' },
    psu_type: 'business',
    access: { valid_until: '2026-12-12T10:00:00.000Z' },
  })
  expect((await days(books)).toSorted()).toEqual(['2026-06-10 -4990', '2026-06-11 1210'])
  const [line] = await books.waiting()
  expect(line).toMatchObject({ counterpartyName: 'De Klaproos', description: 'Betaling van 2026-06-11' })

  // Booked for another amount than it was pending for, and told beside what is known.
  bank.pages = [[booked('c', '2026-06-13', '7.50'), booked('b', '2026-06-11', '12.10')]]
  await fetchAgain(books, id)
  expect((await days(books)).toSorted()).toEqual(['2026-06-10 -4990', '2026-06-11 1210', '2026-06-13 750'])
  expect(bank.asked.at(-1)?.path).toContain('date_from=2026-06-04')
  expect(await list(books)).toMatchObject([{ id, state: 'active', failure: null, endsSoon: false }])
})

test('a feed and a file of the same days never double a line, and two equal payments stay two', async () => {
  const books = await Books.open(server)
  const line = { counterpartyName: 'De Klaproos', counterpartyIban: 'NL86BNGH0285008681', amountCents: 1210 }
  const description = 'Betaling van 2026-06-11'
  await books.import([1, 2].map(() => aLine({ ...line, date: '2026-06-11', description })))
  bank.pages = [
    [booked('a', '2026-06-11', '12.10'), booked('b', '2026-06-11', '12.10'), booked('c', '2026-06-12', '3.00')],
  ]
  await connect(bank, books)
  expect((await days(books)).toSorted()).toEqual(['2026-06-11 1210', '2026-06-11 1210', '2026-06-12 300'])
  const statement = [
    aLine({ ...line, amountCents: 300, date: '2026-06-12', description: 'Betaling van 2026-06-12' }),
    aLine({ ...line, amountCents: 900, date: '2026-06-12', description: 'Later die dag' }),
  ]
  expect(await books.import(statement)).toMatchObject({ imported: 1, known: 1 })
})

test('what a feed skips comes in once it tells it, and what it leaves out later stays', async () => {
  const books = await Books.open(server)
  const a = booked('a', '2026-06-10', '1.00')
  const b = booked('b', '2026-06-11', '2.00')
  const c = booked('c', '2026-06-12', '3.00')
  bank.pages = [[c, a]]
  const id = await connect(bank, books)
  expect((await days(books)).toSorted()).toEqual(['2026-06-10 100', '2026-06-12 300'])
  bank.pages = [[b], [c, b]]
  await fetchAgain(books, id)
  bank.pages = [[]]
  await fetchAgain(books, id)
  expect((await days(books)).toSorted()).toEqual(['2026-06-10 100', '2026-06-11 200', '2026-06-12 300'])
  expect(await list(books)).toMatchObject([{ failure: null }])
})

test('a bank that is busy or out of order is tried again, and nothing of half the pages comes in', async () => {
  const books = await Books.open(server)
  bank.refusal = refused(429, 'ASPSP_RATE_LIMIT_EXCEEDED')
  const id = await connect(bank, books)
  expect(await list(books)).toMatchObject([{ state: 'active', failure: 'busy' }])
  bank.refusal = refused(502, 'ASPSP_ERROR')
  await fetchAgain(books, id)
  expect(await list(books)).toMatchObject([{ state: 'active', failure: 'unavailable' }])
  bank.refusal = { status: 200, body: { transactions: [{ status: 'BOOK' }] } }
  await fetchAgain(books, id)
  expect(await list(books)).toMatchObject([{ state: 'active', failure: 'unavailable' }])
  bank.pages = [[booked('a', '2026-06-11', '12.10')], [booked('b', '2026-06-12', 'veel')]]
  bank.refusal = null
  await fetchAgain(books, id)
  expect(await days(books)).toEqual([])
  bank.pages = [[booked('a', '2026-06-11', '12.10')]]
  await fetchAgain(books, id)
  expect(await list(books)).toMatchObject([{ failure: null }])
  expect(await days(books)).toEqual(['2026-06-11 1210'])
})

test('every few hours what is new comes in everywhere, and a consent that ended holds up no other', async () => {
  const [books, others] = [await Books.open(server), await Books.open(server)]
  const params = { ...others.params, connectionId: await connect(bank, others) }
  await connect(bank, books)
  await others.client.call(contract.bank.endConnection, { params })
  bank.pages = [[booked('a', '2026-06-11', '12.10')]]
  await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
    server.jobs.senderFor(db).enqueue(fetchFeedsJob, {}),
  )
  await server.jobs.drain()
  expect([await days(books), await days(others)]).toEqual([['2026-06-11 1210'], []])
})
