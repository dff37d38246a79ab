import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

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
