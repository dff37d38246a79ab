import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../database/transaction.ts'
import { Books } from '../features/books.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { Bookkeeper } from './bookkeeper.ts'
import { demoIban } from './numbers.ts'
import { addVatStory } from './vat-story.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

// 6,000 with 1,260 of VAT in the second quarter of 2026, and 400 with 84 in the third.
test('the demo world has a suppletie that was handed in, a late document, and a list to hand in', async () => {
  const books = await Books.openOn(server, '2026-11-23')
  const contactId = await books.contact()
  // Something of long before, so that quarters lie between.
  await books.invoice({ contactId, invoiceDate: '2025-11-28' })
  const [row] = await books.rows<{ created_by: number }>(
    'SELECT user_id AS created_by FROM roles WHERE administration_id = $1 ORDER BY id LIMIT 1',
  )
  const userId = row?.created_by ?? Number.NaN
  await withTransaction(server.services.pool, { kind: 'administration', administrationId: books.id }, async (db) => {
    const iban = demoIban('INGB', 3_999_999)
    const keeper = new Bookkeeper(db, { administrationId: books.id, userId, iban, openingBalanceCents: 0 })
    await addVatStory(db, { keeper, userId, contactId, today: '2026-11-23' })
  })
  const late = await books.client.call(contract.vatCorrections.late, { params: books.params })
  expect(late.periods).toMatchObject([{ key: '2026-Q3', waitingCents: 8400, verdict: 'next_return' }])
  const periods = await books.client.call(contract.vat.periods, { params: books.params })
  expect(periods.map(({ state }) => state)).toEqual(['open', 'filed', 'filed', 'filed', 'filed'])
  const corrections = await books.client.call(contract.vatCorrections.list, { params: books.params })
  expect(corrections).toMatchObject([{ key: '2026-Q2', state: 'submitted', differenceEuros: 1260 }])
  const lists = await books.client.call(contract.icp.periods, { params: books.params })
  expect(lists.map(({ key, handedInOn, totalEuros }) => [key, handedInOn, totalEuros])).toEqual(
    expect.arrayContaining([
      ['2026-Q2', '2026-11-23', 1800],
      ['2026-Q3', null, 1800],
    ]),
  )
})
