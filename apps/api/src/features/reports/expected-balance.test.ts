import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLine } from '../bank/statements.test-support.ts'
import { Books } from '../books.test-support.ts'
import { press, running } from '../recurring-invoices/recurring.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('lines that nobody processed are told beside the expected balance, until they are in it', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  const expected = async () => {
    const query = { from: '2026-06-01', to: '2026-06-15' }
    return (await books.client.call(contract.reports.cashFlow, { params: books.params, query })).expected
  }
  const line = await books.line(50_000, { date: '2026-06-10' })
  await books.line(-12_500, { date: '2026-06-12' })
  expect(await expected()).toMatchObject({ openingCents: 0, waiting: { count: 2, cents: 37_500 } })
  const booking = { accountId: await books.account('BEivKapOnd'), vatCode: null, description: '', contactId: null }
  await books.process(line, { bookings: [{ ...booking, amountCents: 50_000 }] })
  expect(await expected()).toMatchObject({ openingCents: 50_000, waiting: { count: 1, cents: -12_500 } })
})

test('what the bank held before its first statement is in the expected balance, booked or not', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  const { params, client } = books
  const expected = async () => {
    const query = { from: '2026-06-01', to: '2026-06-15' }
    return (await client.call(contract.reports.cashFlow, { params, query })).expected
  }
  await books.import([aLine({ date: '2026-06-10', amountCents: 40_000 })], { openingBalanceCents: 114_450 })
  const told = { openingCents: 114_450, waiting: { count: 1, cents: 40_000 } }
  expect(await expected()).toMatchObject(told)
  const [bank] = await client.call(contract.bank.books, { params })
  const journalId = must(bank, 'a bank book').journalId
  await client.call(contract.bank.bookOpening, { params: { ...params, journalId }, body: { amountCents: 114_450 } })
  expect(await expected()).toMatchObject(told)
})

test('what recurring invoices will ask for is expected on the day it is due, while they run', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  const repeated = async () => {
    const query = { from: '2026-06-01', to: '2026-06-15' }
    const { expected } = await books.client.call(contract.reports.cashFlow, { params: books.params, query })
    return expected.steps.filter(({ kind }) => kind === 'repeated')
  }
  const monthly = await running(books, { schedule: { startsOn: '2026-07-01' } })
  // That of 1 September is due after the ninety days, which end on the 13th.
  expect(await repeated()).toMatchObject([
    { date: '2026-07-15', cents: 12_100, balanceCents: 12_100 },
    { date: '2026-08-15', cents: 12_100, balanceCents: 24_200 },
  ])
  await press(books, monthly, contract.recurringInvoices.pause)
  expect(await repeated()).toEqual([])
})
