import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const REFERENCE = 'NL/NL000099998B57/Q1.2026'
const TAX_OFFICE = { counterpartyName: 'Belastingdienst', counterpartyIban: 'NL86INGB0002445588' }
const hamburg = { kind: 'person', name: 'Jutta Wolf', country: 'DE', postcode: '20095', city: 'Hamburg' } as const

const file = async (books: Books, period: string) =>
  (await books.client.call(contract.oss.file, { params: books.params, body: { period } })).id
const paymentOf = (books: Books, listId: number) =>
  books.client.call(contract.oss.payment, { params: { ...books.params, listId } })
const name = (books: Books, listId: number, reference: string | null) =>
  books.client.send(contract.oss.saveReference, { params: { ...books.params, listId }, body: { reference } })
const takeBack = (books: Books, listId: number) =>
  books.client.send(contract.oss.delete, { params: { ...books.params, listId } })
const setAside = async (books: Books) =>
  (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).vat.setAsideCents

/** Books of 10 April that sold 1,000.00 to Germany in the first quarter, at 19%: the list of that is 190.00. */
async function filedAs190() {
  const books = await Books.openOn(server, '2026-03-10')
  await books.client.call(contract.oss.register, { params: books.params, body: { since: '2026-01-01' } })
  const lines = [anInvoiceLine({ unitPrice: '1000', vatCode: 'sale_oss' })]
  await books.invoice({ contactId: await books.contact(hamburg), invoiceDate: '2026-03-10', lines })
  await books.on('2026-04-10')
  return { books, listId: await file(books, '2026-Q1') }
}

test('a list is paid under its reference: the bank knows it, books it by itself and closes what is owed', async () => {
  const { books, listId } = await filedAs190()
  expect(await paymentOf(books, listId)).toEqual({
    amountCents: 19_000,
    openCents: 19_000,
    state: 'open',
    reference: null,
    payments: [],
  })
  expect(await setAside(books)).toBe(19_000)
  expect(await name(books, listId, 'nl/nl000099998b57/q1.2026')).toMatchObject({
    status: 200,
    body: { reference: REFERENCE },
  })
  await books.line(-19_000, { ...TAX_OFFICE, date: '2026-04-09', description: 'NL NL000099998B57 Q1 2026' })
  await books.processCertain()
  const paid = await paymentOf(books, listId)
  expect(paid).toMatchObject({ state: 'paid', openCents: 0, payments: [{ date: '2026-04-09', amountCents: 19_000 }] })
  expect(await books.sums(must(paid.payments[0], 'the payment').entryId)).toMatchObject({ '1507': 19_000 })
  expect(await setAside(books)).toBe(0)
  await expectBooksToAddUp(books)
})

// Of the second quarter 500.00 to Germany is 95.00 more, which is due on 31 July: beyond the ninety days.
test('what is owed for it is expected to leave the bank on its due days', async () => {
  const { books } = await filedAs190()
  const lines = [anInvoiceLine({ unitPrice: '500', vatCode: 'sale_oss' })]
  await books.invoice({ contactId: await books.contact(hamburg), invoiceDate: '2026-04-10', lines })
  const { expected } = await books.client.call(contract.reports.cashFlow, {
    params: books.params,
    query: { from: '2026-01-01', to: '2026-04-30' },
  })
  const owed = expected.steps.filter(({ kind, cents }) => kind === 'vat' && cents !== 0)
  expect(owed).toMatchObject([{ kind: 'vat', label: 'OSS 1e kwartaal 2026', dueDate: '2026-04-30', cents: -19_000 }])
  expect(await setAside(books)).toBe(28_500)
})

test('a list that was paid stays until the bank line is undone', async () => {
  const { books, listId } = await filedAs190()
  await name(books, listId, REFERENCE)
  await books.line(-19_000, { ...TAX_OFFICE, date: '2026-04-09', description: REFERENCE })
  await books.processCertain()
  expect(await takeBack(books, listId)).toMatchObject({ status: 409, body: { code: 90143 } })
  const { items } = await books.client.call(contract.bank.transactions, {
    params: books.params,
    query: { state: 'processed' },
  })
  const { id: transactionId, version } = must(items[0], 'the line that paid')
  await books.client.call(contract.bank.undo, { params: { ...books.params, transactionId }, body: { version } })
  expect(await takeBack(books, listId)).toMatchObject({ status: 204 })
  // Its reference can be given to the list that takes its place.
  expect(await name(books, await file(books, '2026-Q1'), REFERENCE)).toMatchObject({ status: 200 })
})

test('a reference is of one list, and what is none is refused at its field', async () => {
  const { books, listId } = await filedAs190()
  await books.on('2026-07-10')
  const second = await file(books, '2026-Q2')
  for (const nothing of ['  ', null]) {
    expect(await name(books, listId, REFERENCE)).toMatchObject({ status: 200, body: { reference: REFERENCE } })
    expect(await name(books, listId, nothing)).toMatchObject({ status: 200, body: { reference: null } })
  }
  expect(await name(books, listId, REFERENCE)).toMatchObject({ status: 200 })
  expect(await name(books, second, REFERENCE)).toMatchObject({ status: 409, body: { code: 90142 } })
  for (const typed of ['Q1', 'kwartaal een', 'NL/<script>/Q1'])
    expect(await name(books, second, typed)).toMatchObject({
      status: 422,
      body: { fields: { reference: expect.any(String) as string } },
    })
  expect((await name(books, 999_999, REFERENCE)).status).toBe(404)
  expect(await paymentOf(books, second)).toMatchObject({ state: 'nothing' })
  const other = await Books.open(server)
  expect((await name(other, listId, REFERENCE)).status).toBe(404)
})
