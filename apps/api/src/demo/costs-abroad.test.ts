import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../database/transaction.ts'
import { Books } from '../features/books.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { Bookkeeper } from './bookkeeper.ts'
import { addCostsAbroad } from './costs-abroad.ts'
import { demoIban } from './numbers.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test.each([
  { today: '2026-11-28', quarters: [0, 0, 0, 11_400], belgium: [0, 0, 840, 0] },
  { today: '2026-01-31', quarters: null, belgium: null },
  { today: '2028-02-29', quarters: [11_400, 0, 0, 0], belgium: null },
])('on $today a fair of this year waits, and that of last year was asked back', async (told) => {
  const { today } = told
  const books = await Books.openOn(server, today)
  await withTransaction(server.services.pool, { kind: 'administration', administrationId: books.id }, async (db) => {
    const iban = demoIban('INGB', 3_999_999)
    const userId = books.owner.id
    const keeper = new Bookkeeper(db, { administrationId: books.id, userId, iban, openingBalanceCents: 0 })
    await addCostsAbroad(db, { keeper, userId, today })
  })
  const year = Number(today.slice(0, 4))
  const of = (asked: number) =>
    books.client.call(contract.vatRefund.get, { params: books.params, query: { year: String(asked) } })
  const shown = (await of(year)).countries.map(({ country, quarterCents }) => [country, quarterCents])
  const expected = [
    ['DE', told.quarters],
    ['BE', told.belgium],
  ]
  expect(shown).toEqual(expect.arrayContaining(expected.filter(([, cents]) => cents !== null)))
  const germany = (await of(year - 1)).countries.find(({ country }) => country === 'DE')
  expect(germany?.requested?.vatCents).toBe(germany?.vatCents)
  expect(germany?.vatCents).toBeGreaterThan(0)
})
