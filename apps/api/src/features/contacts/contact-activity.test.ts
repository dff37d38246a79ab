import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { mailInvoice } from '../customer-dashboard/customer.test-support.ts'
import { remind } from '../reminders/reminders.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const told = (books: Books, contactId: number) =>
  books.client.call(contract.contacts.activity, { params: { ...books.params, contactId } })
const activity = async (books: Books, contactId: number) => (await told(books, contactId)).items
const openCents = async (books: Books, contactId: number) =>
  (await books.client.call(contract.contacts.get, { params: { ...books.params, contactId } })).openCents

test('what happened with the invoices of one contact stands newest first, and of others nothing', async () => {
  const books = await Books.openOn(server, '2026-05-01')
  const contactId = await books.contact()
  expect(await activity(books, contactId)).toEqual([])
  const invoice = await books.invoice({ contactId })
  await books.invoice({ contactId: await books.contact() })
  const of = { invoiceId: invoice.id, number: invoice.number, amountCents: null }
  expect(await activity(books, contactId)).toEqual([{ kind: 'final', date: '2026-05-01', ...of }])

  await books.on('2026-05-03')
  await mailInvoice(books, invoice)
  const { id: openItemId } = await books.openItem(invoice.number)
  const line = await books.line(10_000, { date: '2026-05-04' })
  await books.process(line, { items: [{ openItemId, amountCents: 10_000 }] })
  expect(await activity(books, contactId)).toEqual([
    { kind: 'paid', date: '2026-05-04', ...of, amountCents: 10_000 },
    { kind: 'sent', date: '2026-05-03', ...of },
  ])
  const back = await books.line(-10_000, { date: '2026-05-06', description: 'STORNO' })
  await books.process(back, { items: [{ openItemId, amountCents: -10_000 }] })
  expect((await activity(books, contactId))[0]).toEqual({
    kind: 'returned',
    date: '2026-05-06',
    ...of,
    amountCents: -10_000,
  })
})

test('of who paid it says when and how much last, and how long it took for what is paid whole', async () => {
  const books = await Books.openOn(server, '2026-05-01')
  const contactId = await books.contact()
  expect(await told(books, contactId)).toMatchObject({ lastPaid: null, paysAfterDays: null })
  const [first, second] = [await books.invoice({ contactId, ...dated }), await books.invoice({ contactId, ...dated })]
  expect(await openCents(books, contactId)).toBe(24_200)
  await books.on('2026-05-20')
  const pay = async ({ number }: { number: string }, date: string, amountCents: number) => {
    const { id: openItemId } = await books.openItem(number)
    await books.process(await books.line(amountCents, { date }), { items: [{ openItemId, amountCents }] })
  }
  await pay(first, '2026-05-11', 12_100)
  await pay(second, '2026-05-13', 2_100)
  const lastPaid = { date: '2026-05-13', amountCents: 2_100 }
  expect(await told(books, contactId)).toMatchObject({ lastPaid, paysAfterDays: 10 })
  await pay(second, '2026-05-15', 10_000)
  expect(await told(books, contactId)).toMatchObject({ paysAfterDays: 12 })
  expect(await openCents(books, contactId)).toBe(0)
  await books.on('2027-06-01')
  expect(await told(books, contactId)).toMatchObject({ paysAfterDays: null })
})

const dated = { invoiceDate: '2026-05-01', lines: [anInvoiceLine()] }

test('a reminder stands there once it went', async () => {
  const books = await Books.openOn(server, '2026-01-05')
  const contactId = await books.contact()
  const invoice = await books.invoice({ contactId, invoiceDate: '2026-01-05' })
  await mailInvoice(books, invoice)
  await books.on('2026-03-02')
  expect((await remind(books, invoice.id)).status).toBe(200)
  await server.jobs.drain()
  expect((await activity(books, contactId))[0]).toEqual({
    kind: 'reminded',
    date: '2026-03-02',
    invoiceId: null,
    number: null,
    amountCents: null,
  })
})

test('a contact of other books is not there', async () => {
  const books = await Books.open(server)
  const others = await Books.open(server)
  const contactId = await others.contact()
  const params = { ...books.params, contactId }
  expect(await books.client.send(contract.contacts.activity, { params })).toMatchObject({ status: 404 })
})
