import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { severalFile } from '../several.test-support.ts'
import { letters } from '../reminders/reminders.test-support.ts'

const { severalInvoices } = contract

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.open(server)
})

const input = (invoiceIds: readonly number[]) => ({ params: books.params, body: { invoiceIds: [...invoiceIds] } })
const messages = () =>
  books.rows<{ invoice_id: number; recipient: string }>(
    'SELECT invoice_id, recipient FROM sent_messages WHERE administration_id = $1 ORDER BY id',
  )
const today = () => server.clock.now().toISOString().slice(0, 10)
const withoutAddress = () => books.contact({ name: 'Zonder adres', emailAddress: null })

test('each is mailed to its own customer, a draft is made final, and one that cannot go holds up no other', async () => {
  const final = await books.invoice()
  const draft = await books.draft()
  const empty = await books.draft({ lines: [] })
  const unreachable = await books.invoice({ contactId: await withoutAddress() })
  const outcome = await books.client.call(
    severalInvoices.send,
    input([draft.id, final.id, empty.id, unreachable.id, final.id, 999_999_999]),
  )
  expect(outcome.done).toEqual([final.id, draft.id])
  expect(outcome.refused).toEqual([
    { id: empty.id, name: null, reason: 'Voeg minstens één regel toe' },
    { id: unreachable.id, name: unreachable.number, reason: 'Vul bij de relatie een e-mailadres in' },
    { id: 999_999_999, name: null, reason: expect.any(String) },
  ])
  expect((await messages()).map((message) => message.invoice_id)).toEqual([final.id, draft.id])
  // What was refused took no number: the next one follows on.
  const sent = await books.show(draft.id)
  const next = await books.invoice()
  expect(Number(next.number.slice(-4))).toBe(Number(must(sent.number, 'its number').slice(-4)) + 1)
  expect((await books.show(empty.id)).status).toBe('draft')
})

test('pressed twice at once, each leaves once', async () => {
  const ids = [(await books.invoice()).id, (await books.invoice()).id]
  const outcomes = await Promise.all([1, 2].map(() => books.client.call(severalInvoices.send, input(ids))))
  expect(outcomes.map(({ done }) => done.length).toSorted((a, b) => a - b)).toEqual([0, 2])
  expect(await messages()).toHaveLength(2)
})

test('a customer who is late gets one letter for all that was chosen, and nobody is reminded of what is not late', async () => {
  const contactId = await books.contact()
  const late = {
    contactId,
    invoiceDate: addDays(today(), -60),
    paymentTermDays: 14,
  }
  const ids = [(await books.invoice(late)).id, (await books.invoice(late)).id]
  const early = await books.invoice({ invoiceDate: today() })
  const outcome = await books.client.call(severalInvoices.remind, input([...ids, early.id]))
  expect(outcome.done).toEqual(ids)
  expect(outcome.refused).toMatchObject([{ id: early.id, name: early.number }])
  await server.jobs.drain()
  expect(await letters(books)).toHaveLength(1)
})

test('the letter for one that was chosen names what is late beside it', async () => {
  const late = { contactId: await books.contact(), invoiceDate: addDays(today(), -60), paymentTermDays: 14 }
  const chosen = await books.invoice(late)
  const beside = await books.invoice(late)
  expect(await books.client.call(severalInvoices.remind, input([chosen.id]))).toEqual({
    done: [chosen.id],
    refused: [],
  })
  await server.jobs.drain()
  const texts = (await letters(books)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes(chosen.number) && text.includes(beside.number))).toHaveLength(1)
})

test('what was sent by post is marked so once, and a draft is not', async () => {
  const final = await books.invoice({ invoiceDate: today() })
  const draft = await books.draft()
  const outcome = await books.client.call(severalInvoices.markAsSent, input([final.id, draft.id]))
  expect(outcome).toMatchObject({
    done: [final.id],
    refused: [{ id: draft.id, reason: 'Maak dit concept eerst definitief' }],
  })
  expect((await books.show(final.id)).status).toBe('sent')
  await books.client.call(severalInvoices.markAsSent, input([final.id]))
  expect(await messages()).toEqual([])
})

test('the zip has a PDF of each, drafts under names of their own', async () => {
  const final = await books.invoice()
  const drafts = [await books.draft(), await books.draft({ lines: [anInvoiceLine({ description: 'Anders' })] })]
  const files = unzipSync(
    await severalFile(books, 'several-invoices/download', {
      invoiceIds: [final.id, ...drafts.map(({ id }) => id)],
    }),
  )
  expect(Object.keys(files)).toEqual([`Factuur ${final.number}.pdf`, 'Factuur concept.pdf', 'Factuur concept (2).pdf'])
  for (const content of Object.values(files)) expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-')
})

test('the one PDF has the pages of each once, in the order in which they were chosen', async () => {
  const first = await books.invoice()
  const draft = await books.draft({ lines: [anInvoiceLine({ description: 'Nog een concept' })] })
  const last = await books.invoice()
  const { pages } = await readPdf(
    await severalFile(books, 'several-invoices/download-pdf', {
      invoiceIds: [last.id, draft.id, first.id, last.id],
    }),
  )
  expect(pages).toHaveLength(3)
  expect(pages[0]).toContain(last.number)
  expect(pages[1]).toContain('Nog een concept')
  expect(pages[2]).toContain(first.number)
})

test('invoices of another administration are not found, and none or too many are refused', async () => {
  const others = await Books.open(server)
  const { id, number } = await others.invoice()
  expect(await books.client.call(severalInvoices.send, input([id]))).toMatchObject({
    done: [],
    refused: [{ id, name: null }],
  })
  for (const call of [severalInvoices.download, severalInvoices.downloadPdf]) {
    expect(await books.client.send(call, input([id]))).toMatchObject({ status: 404 })
  }
  expect(await books.client.send(severalInvoices.send, input([]))).toMatchObject({ status: 422 })
  const many = Array.from({ length: 101 }, (_, index) => index + 1)
  expect(await books.client.send(severalInvoices.markAsSent, input(many))).toMatchObject({ status: 422 })
  expect((await others.show(id)).number).toBe(number)
  expect((await others.show(id)).messages).toEqual([])
})
