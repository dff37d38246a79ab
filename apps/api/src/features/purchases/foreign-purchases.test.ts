import { contract, type PurchaseInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, Purchases } from './purchases.test-support.ts'

let server: KloptTestServer
let books: Books
let purchases: Purchases
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-05-20')
  purchases = new Purchases(books)
})

/** 1,000 dollars of which the VAT is ours to state, at 1.0832 for a euro. */
const dollars: Partial<PurchaseInput> = {
  number: 'USD-1',
  currency: 'USD',
  exchangeRate: '1.0832',
  lines: [aPurchaseLine({ amountCents: 100_000, vatCode: 'purchase_non_eu' })],
}
const show = (purchaseId: number) =>
  books.client.call(contract.purchases.get, { params: { ...books.params, purchaseId } })

async function book(changes: Partial<PurchaseInput> = {}) {
  const draft = await purchases.draft({ ...dollars, ...changes })
  await books.client.call(contract.purchases.book, {
    params: { ...books.params, purchaseId: draft.id },
    body: { version: draft.version, acceptDuplicate: false },
  })
  return draft.id
}

async function pay(amountCents: number, foreignAmount?: number) {
  const { id: openItemId } = await books.openItem('USD-1')
  const line = await books.line(amountCents)
  const part = { openItemId, amountCents, ...(foreignAmount !== undefined && { foreignAmount }) }
  return { line, ...(await books.process(line, { items: [part] })) }
}

test('is booked in euros by its rate, open in both, and its VAT is stated in euros', async () => {
  const purchase = await show(await book())
  // 1,000 / 1.0832 = 923.1905.
  expect(purchase).toMatchObject({
    currency: 'USD',
    exchangeRate: '1.0832',
    totals: { netCents: 92_319, vatCents: 0, grossCents: 92_319 },
    foreign: { netCents: 100_000, grossCents: 100_000, openAmount: 100_000 },
    openCents: 92_319,
  })
  expect(await books.sums(purchase.journalEntryId)).toMatchObject({ '1600': -92_319 })
  await expectBooksToAddUp(books)
})

test('that our bank paid for all its dollars is paid, and the difference is booked; undone it is open in both', async () => {
  const id = await book()
  const { line, journalEntryId, version } = await pay(-95_000, -100_000)
  expect(await books.sums(journalEntryId)).toEqual({ '1100': -95_000, '1600': 92_319, '4920': 2_681 })
  expect(await show(id)).toMatchObject({ status: 'paid', openCents: 0, foreign: { openAmount: 0 } })
  await books.undo({ id: line.id, version })
  expect(await show(id)).toMatchObject({ openCents: 92_319, foreign: { openAmount: 100_000 } })
  await expectBooksToAddUp(books)
})

test('that was taken back owes nothing in either', async () => {
  const id = await book()
  const { version } = await show(id)
  await books.client.call(contract.purchases.reverse, {
    params: { ...books.params, purchaseId: id },
    body: { version },
  })
  expect(await show(id)).toMatchObject({ status: 'reversed', openCents: 0, foreign: { openAmount: 0 } })
  await expectBooksToAddUp(books)
})

test('a credit invoice is negative in both, and yen have no cents', async () => {
  const id = await book({
    kind: 'credit_invoice',
    currency: 'JPY',
    exchangeRate: '160',
    lines: [aPurchaseLine({ amountCents: 16_000, vatCode: 'purchase_none' })],
  })
  expect(await show(id)).toMatchObject({
    totals: { grossCents: -10_000 },
    foreign: { grossCents: -16_000, openAmount: -16_000 },
  })
  await expectBooksToAddUp(books)
})

test('a currency without a rate is refused, and so is VAT that is asked back in another country', async () => {
  const tried = async (changes: Partial<PurchaseInput>) =>
    purchases.tryCreate(await purchases.complete({ ...dollars, ...changes }))
  for (const [changes, field] of [
    [{ exchangeRate: null }, 'exchangeRate'],
    [{ currency: 'QQQ' }, 'currency'],
    [{ foreignVat: { country: 'SE', vatCents: 100 } }, 'foreignVat'],
  ] as const)
    expect(await tried(changes)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) as string } },
    })
})

test('no payment file pays it: that is in euros', async () => {
  await book()
  const { items } = await books.client.call(contract.payments.payables, { params: books.params, query: {} })
  expect(items).toEqual([])
})
