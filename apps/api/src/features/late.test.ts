import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { Purchases } from './purchases/purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** Everywhere that something late is listed or counted, on the day of the clock. */
async function lateEverywhere(books: Books) {
  const { params, client } = books
  const invoices = await client.call(contract.invoices.list, { params, query: {} })
  const lateInvoices = await client.call(contract.invoices.list, { params, query: { status: 'late' } })
  const purchases = await client.call(contract.purchases.list, { params, query: {} })
  const latePurchases = await client.call(contract.purchases.list, { params, query: { status: 'late' } })
  const contacts = await client.call(contract.contacts.list, { params, query: {} })
  const dashboard = await client.call(contract.dashboard.get, { params, query: {} })
  const todo = dashboard.todo.map(({ kind }) => kind)
  return {
    invoices: [
      invoices.items.filter(({ status }) => status === 'late').length,
      lateInvoices.items.length,
      lateInvoices.segments?.late.count,
    ],
    purchases: [purchases.items.filter(({ status }) => status === 'late').length, latePurchases.items.length],
    contactCents: contacts.items.reduce((sum, { lateCents }) => sum + lateCents, 0),
    dashboard: [dashboard.receivable.lateCount, dashboard.receivable.lateCents],
    todo: [todo.includes('late_invoice'), todo.includes('payables')],
  }
}

test('on the due day itself nothing is late anywhere; the day after it is late everywhere, a credit invoice never', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  const contactId = await books.contact()
  await books.invoice({ contactId, invoiceDate: '2026-06-01', paymentTermDays: 14 })
  const paid = await books.invoice({ contactId, invoiceDate: '2026-05-01', paymentTermDays: 1 })
  const item = await books.openItem(paid.number)
  await books.process(await books.line(12_100), { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  // Open for good: money to give back.
  await books.finalise(await books.credit(paid.id))
  const purchases = new Purchases(books)
  await purchases.booked({ invoiceDate: '2026-06-01', dueDate: '2026-06-15' })
  expect(await lateEverywhere(books)).toEqual({
    invoices: [0, 0, 0],
    purchases: [0, 0],
    contactCents: 0,
    dashboard: [0, 0],
    todo: [false, false],
  })
  await books.on('2026-06-16')
  expect(await lateEverywhere(books)).toEqual({
    invoices: [1, 1, 1],
    purchases: [1, 1],
    contactCents: 12_100,
    dashboard: [1, 12_100],
    todo: [true, true],
  })
  await books.on('2026-07-20')
  expect(await lateEverywhere(books)).toMatchObject({ contactCents: 12_100, dashboard: [1, 12_100] })
})

test('a VAT return is due on its due day and late on the day after it', async () => {
  const books = await Books.openOn(server, '2026-04-30')
  await books.invoice({ invoiceDate: '2026-02-10' })
  const period = async () => {
    const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
    const { state } = await books.vatReturn('2026-Q1')
    return [state, todo.find(({ kind }) => kind === 'vat_return')?.detail]
  }
  expect(await period()).toEqual(['due', 'uiterlijk vandaag'])
  await books.on('2026-05-01')
  expect(await period()).toEqual(['late', 'had uiterlijk 30-04-2026 gemoeten'])
})
