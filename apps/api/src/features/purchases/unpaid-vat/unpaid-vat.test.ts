import { errorCatalogue } from '@klopt/api-client/errors'
import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { expectBooksToAddUp } from '../../ledger-invariants.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const paramsOf = (books: Books, purchaseId: number) => ({ ...books.params, purchaseId })
const shown = (books: Books, purchaseId: number) =>
  books.client.call(contract.unpaidVat.get, { params: paramsOf(books, purchaseId) })
const payBack = (books: Books, purchaseId: number) =>
  books.client.send(contract.unpaidVat.payBack, { params: paramsOf(books, purchaseId) })
const deductAgain = (books: Books, purchaseId: number) =>
  books.client.send(contract.unpaidVat.deductAgain, { params: paramsOf(books, purchaseId) })
const inputOf = async (books: Books, period: string) =>
  (await books.vatReturn(period)).boxes.find(({ box }) => box === '5b')?.vatCents
const todoOf = async (books: Books) =>
  (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).todo
    .filter(({ kind }) => kind === 'unpaid_purchase')
    .map(({ title }) => title)
const refused = { status: 409, body: { code: errorCatalogue.no_unpaid_vat.code } }

/** Of 100.00 and 21.00, due on 15 March 2025, of which 40.33 was paid. */
async function unpaid(day: string, changes: Parameters<Purchases['booked']>[0] = {}) {
  const books = await Books.openOn(server, day)
  const purchases = new Purchases(books)
  const draft = await purchases.booked({ invoiceDate: '2025-03-01', dueDate: '2025-03-15', ...changes })
  const openItemId = await purchases.openItemId(draft.id)
  const pay = async (cents: number, date: string) =>
    books.process(await books.line(-cents, { date }), { items: [{ openItemId, amountCents: -cents }] })
  await pay(4_033, '2025-04-01')
  return { books, purchases, draft, id: draft.id, pay }
}

// Article 29, seventh paragraph, Wet OB: 21.00 x 80.67 / 121.00 = 14.00, a year after the due date.
test('the VAT of what is unpaid a year goes out of 5b, and back into it in proportion to what is paid after all', async () => {
  const { books, id, pay } = await unpaid('2026-04-20')
  expect(await shown(books, id)).toEqual({ openCents: 8_067, vatCents: 1_400, lastDay: '2026-03-15', paidBack: null })
  const done = await payBack(books, id)
  expect(done.body).toMatchObject({ vatCents: 1_400, vatDate: '2026-03-15' })
  expect(await inputOf(books, '2026-Q1')).toBe(-1_400)
  expect(await shown(books, id)).toMatchObject({
    vatCents: 0,
    paidBack: { amountCents: 8_067, paidSinceCents: 0, vatCents: 0 },
  })
  expect(await payBack(books, id)).toMatchObject(refused)
  expect(await todoOf(books)).toEqual([])
  expect(await deductAgain(books, id)).toMatchObject(refused)

  await books.on('2026-06-20')
  await pay(4_034, '2026-06-12')
  expect(await todoOf(books)).toEqual(['Trek de btw van inkoopfactuur F-1 weer af'])
  expect(await shown(books, id)).toMatchObject({
    paidBack: { amountCents: 8_067, paidSinceCents: 4_034, vatCents: 700 },
  })
  expect((await deductAgain(books, id)).body).toMatchObject({ vatCents: 700, vatDate: '2026-06-12' })
  expect(await inputOf(books, '2026-Q2')).toBe(700)
  expect(await shown(books, id)).toMatchObject({ paidBack: { amountCents: 4_033, paidSinceCents: 0, vatCents: 0 } })
  await books.on('2026-07-20')
  await pay(4_033, '2026-07-10')
  expect((await deductAgain(books, id)).body).toMatchObject({ vatCents: 700, vatDate: '2026-07-10' })
  expect(await shown(books, id)).toMatchObject({ openCents: 0, vatCents: 0, paidBack: null })
  expect(await todoOf(books)).toEqual([])
  await expectBooksToAddUp(books)
})

test('a cent that has no VAT in it waits for the rest of a payment', async () => {
  const { books, id, pay } = await unpaid('2026-04-20')
  await payBack(books, id)
  await pay(1, '2026-04-19')
  expect(await shown(books, id)).toMatchObject({ paidBack: { paidSinceCents: 1, vatCents: 0 } })
  expect(await deductAgain(books, id)).toMatchObject(refused)
  expect(await todoOf(books)).toEqual([])
})

test('where that period was filed it is late, and counts there', async () => {
  const { books, id } = await unpaid('2026-04-20')
  for (const period of ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1']) await books.file(period)
  await payBack(books, id)
  const { periods } = await books.client.call(contract.vatCorrections.late, { params: books.params })
  expect(periods).toMatchObject([{ key: '2026-Q1', waitingCents: 1_400, verdict: 'next_return' }])
})

test('before its due date, of a draft, and where nothing was deducted, there is nothing to pay back', async () => {
  const { books, purchases } = await unpaid('2025-04-02')
  const early = await purchases.booked({ invoiceDate: '2025-04-01', dueDate: '2025-04-02' })
  const draft = await purchases.draft({ invoiceDate: '2024-01-01', dueDate: '2024-01-15' })
  const exempt = await purchases.booked({
    invoiceDate: '2024-01-01',
    dueDate: '2024-01-15',
    lines: [aPurchaseLine({ vatCode: 'purchase_none' })],
  })
  for (const { id } of [early, draft, exempt]) expect(await payBack(books, id)).toMatchObject(refused)
})

test('on a cash basis it goes out of 5b as well, and under the small-business scheme nothing was deducted', async () => {
  const cash = await Books.openOn(server, '2026-04-20')
  await cash.settings({ vatScheme: 'cash' })
  const bought = { invoiceDate: '2025-03-01', dueDate: '2025-03-15' }
  const { id } = await new Purchases(cash).booked(bought)
  expect((await payBack(cash, id)).body).toMatchObject({ vatCents: 2_100, vatDate: '2026-03-15' })
  expect(await inputOf(cash, '2026-Q1')).toBe(-2_100)

  const small = await Books.openOn(server, '2026-04-20')
  const from = { from: '2025-01-01' }
  await small.client.call(contract.smallBusinessScheme.save, { params: small.params, body: from })
  const exempt = await new Purchases(small).booked(bought)
  expect(await shown(small, exempt.id)).toMatchObject({ openCents: 12_100, vatCents: 0 })
  expect(await payBack(small, exempt.id)).toMatchObject(refused)
})

test('VAT that the buyer declared itself stays, as it was not in what is unpaid', async () => {
  const { books, purchases } = await unpaid('2026-04-20')
  const { id } = await purchases.booked({
    invoiceDate: '2025-03-01',
    dueDate: '2025-03-15',
    lines: [aPurchaseLine({ vatCode: 'purchase_reverse' })],
  })
  expect(await shown(books, id)).toMatchObject({ vatCents: 0 })
})

test('of two at once one pays back, and what was paid back is not taken back with its purchase', async () => {
  const books = await Books.openOn(server, '2026-04-20')
  const purchases = new Purchases(books)
  const draft = await purchases.booked({ invoiceDate: '2025-03-01', dueDate: '2025-03-15' })
  const answers = await Promise.all([payBack(books, draft.id), payBack(books, draft.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await purchases.tryReverse(draft)).status).toBe(422)
  expect(await inputOf(books, '2026-Q1')).toBe(-2_100)
})
