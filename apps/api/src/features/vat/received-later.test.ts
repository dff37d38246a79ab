import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'
import { late } from './corrections.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const bought = (amountCents = 10_000) => ({
  invoiceDate: '2026-03-28',
  dueDate: '2026-12-31',
  pricesIncludeVat: false,
  lines: [aPurchaseLine({ amountCents, vatCode: 'purchase_high' })],
})
const deducted = async (books: Books, period: string) =>
  (await books.vatReturn(period)).boxes.find(({ box }) => box === '5b')?.vatCents

// 100 with 21 of VAT, dated in the first quarter and received on 9 April: the return of the second quarter (article 15,
// first paragraph, Wet OB; article 178 of directive 2006/112/EC).
test('what was received in a later period than its date is deducted there, and is not late', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await new Purchases(books).booked({ ...bought(), receivedOn: '2026-01-31' })
  await books.file('2026-Q1')
  await new Purchases(books).booked({ ...bought(), receivedOn: '2026-04-09' })
  expect((await late(books)).periods).toEqual([])
  expect([await deducted(books, '2026-Q1'), await deducted(books, '2026-Q2')]).toEqual([2100, 2100])
  await expectBooksToAddUp(books)
})

test('what was in hand and forgotten is late, also where nobody said when it came', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await books.file('2026-Q1')
  await new Purchases(books).booked({ ...bought(), receivedOn: '2026-03-30' })
  await new Purchases(books).booked(bought(20_000))
  expect((await late(books)).periods).toMatchObject([{ key: '2026-Q1', waitingCents: -6300 }])
})

// 100 with 21 of VAT of 10 March 2020: until 31 December 2025 it could be deducted, and receipt after that opens no new term.
test('what came in after the five years is booked, in no return, and holds none up', async () => {
  const books = await Books.openOn(server, '2026-04-20')
  await books.settings({ vatFrequency: 'year' })
  const purchases = new Purchases(books)
  const old = { ...bought(), invoiceDate: '2020-03-10' }
  await purchases.booked({ ...old, receivedOn: '2025-12-30' })
  const expired = await purchases.booked({ ...old, receivedOn: '2026-01-19' })
  expect([await deducted(books, '2025'), await deducted(books, '2026')]).toEqual([2100, 0])
  for (const year of ['2021', '2022', '2023', '2024', '2025']) await books.file(year)
  expect((await late(books)).periods).toEqual([])
  expect((await purchases.tryReverse(expired)).status).toBeLessThan(300)
  expect(await deducted(books, '2026')).toBe(0)
  await expectBooksToAddUp(books)
})

test('taking it back lowers the period of receipt', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const purchases = new Purchases(books)
  const booked = await purchases.booked({ ...bought(), receivedOn: '2026-04-09' })
  expect(await deducted(books, '2026-Q2')).toBe(2100)
  expect((await purchases.tryReverse(booked)).status).toBeLessThan(300)
  expect(await deducted(books, '2026-Q2')).toBe(0)
  expect(await deducted(books, '2026-Q1')).toBe(0)
})

test('a day that has to come is refused at its field, and the day is kept with the purchase', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const purchases = new Purchases(books)
  const tomorrow = await purchases.tryBook(await purchases.draft({ ...bought(), receivedOn: '2026-05-21' }))
  expect(tomorrow).toMatchObject({ status: 422, body: { fields: { receivedOn: expect.any(String) as string } } })
  const { id } = await purchases.booked({ ...bought(), receivedOn: '2026-05-20' })
  expect(
    await books.client.call(contract.purchases.get, { params: { ...books.params, purchaseId: id } }),
  ).toMatchObject({ receivedOn: '2026-05-20' })
})
