import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../../testing/index.ts'
import type { Books } from '../../books.test-support.ts'
import { aPdf } from '../../documents/documents.test-support.ts'
import { aStart, NUMBER } from './earlier-invoices.test-support.ts'

const { earlierInvoices } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const listed = (books: Books) => books.client.call(earlierInvoices.list, { params: books.params })
const itemOf = async (books: Books) => must((await listed(books))[0], 'an earlier invoice').openItemId
const upload = async (books: Books, content: Uint8Array | string, name = '2025-0117.pdf', openItemId?: number) =>
  books.client.send(earlierInvoices.upload, {
    params: { ...books.params, openItemId: openItemId ?? (await itemOf(books)) },
    query: { name },
    body: fileBody(content),
  })
const download = async (books: Books, openItemId: number) =>
  books.client.send(earlierInvoices.download, { params: { ...books.params, openItemId } })

test('an invoice of an earlier package stands open with its number, days and amount, and gets its PDF', async () => {
  const { books, contactId } = await aStart(server)
  const [invoice, ...more] = await listed(books)
  expect(more).toEqual([])
  expect(invoice).toEqual({
    openItemId: expect.any(Number) as number,
    number: NUMBER,
    contactId,
    contactName: 'Oude klant',
    documentDate: '2025-12-10',
    dueDate: '2025-12-24',
    amountCents: 121_000,
    openCents: 121_000,
    pdf: null,
  })
  const bytes = aPdf()
  expect((await upload(books, bytes, '../oud/2025-0117.pdf')).status).toBe(204)
  expect((await listed(books))[0]?.pdf).toEqual({ name: '2025-0117.pdf', sizeBytes: bytes.length })
  expect((await download(books, await itemOf(books))).status).toBe(200)
})

test('a payment leaves its PDF where it is, and the next one takes its place', async () => {
  const { books } = await aStart(server)
  await upload(books, aPdf(), 'eerste.pdf')
  const item = await books.openItem(NUMBER)
  await books.process(await books.line(50_000), { items: [{ openItemId: item.id, amountCents: 50_000 }] })
  expect((await listed(books))[0]).toMatchObject({ openCents: 71_000, pdf: { name: 'eerste.pdf' } })
  await upload(books, aPdf(), 'tweede')
  expect((await listed(books))[0]?.pdf?.name).toBe('tweede.pdf')
})

test('an opening balance that is booked anew keeps the PDFs of its numbers', async () => {
  const { books, save } = await aStart(server)
  await upload(books, aPdf())
  const before = await itemOf(books)
  await save()
  const after = await itemOf(books)
  expect(after).not.toBe(before)
  expect((await listed(books))[0]?.pdf?.name).toBe('2025-0117.pdf')
  expect((await download(books, before)).status).toBe(404)
})

test('it can be taken away again, once', async () => {
  const { books } = await aStart(server)
  await upload(books, aPdf())
  const openItemId = await itemOf(books)
  const params = { ...books.params, openItemId }
  await books.client.call(earlierInvoices.remove, { params })
  await books.client.call(earlierInvoices.remove, { params })
  expect((await listed(books))[0]?.pdf).toBeNull()
  expect((await download(books, openItemId)).status).toBe(404)
})

test('only a PDF goes there, and only to an earlier sales invoice of these books', async () => {
  const { books } = await aStart(server)
  expect(await upload(books, 'geen pdf')).toMatchObject({
    status: 415,
    body: { fields: { content: expect.stringMatching(/^Dit bestand is geen pdf\. Kies/) as string } },
  })
  const bill = await books.openItem('L-9')
  expect((await upload(books, aPdf(), 'x.pdf', bill.id)).status).toBe(404)
  const own = await books.invoice()
  const ownItem = await books.openItem(own.number)
  expect((await upload(books, aPdf(), 'x.pdf', ownItem.id)).status).toBe(404)
  const elsewhere = await aStart(server)
  const theirs = await itemOf(elsewhere.books)
  expect((await upload(books, aPdf(), 'x.pdf', theirs)).status).toBe(404)
  expect((await download(books, theirs)).status).toBe(404)
  expect((await listed(elsewhere.books))[0]?.pdf).toBeNull()
})

test('what a customer paid too much is no invoice of an earlier package', async () => {
  const { books, contactId } = await aStart(server)
  await books.process(await books.line(5_000), { credits: [{ contactId, amountCents: 5_000 }] })
  expect((await listed(books)).map(({ number }) => number)).toEqual([NUMBER])
})
