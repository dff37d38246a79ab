import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileBody, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { aPdf } from '../documents/documents.test-support.ts'
import { notify, openProviderBook, startProvided } from '../online-payments/online-payments.test-support.ts'
import { MollieReplay } from '../online-payments/provider.test-support.ts'
import { aStart, NUMBER } from '../opening-balance/earlier-invoices/earlier-invoices.test-support.ts'
import { comeIn, mailInvoice } from './customer.test-support.ts'

const { customerDashboard, earlierInvoices, onlinePayments } = contract

let provider: MollieReplay
let server: KloptTestServer
beforeAll(async () => {
  ;({ provider, server } = await startProvided())
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})

/** A customer who owes 1,210.00 of an earlier package and 121.00 of now. */
async function aDebtor() {
  const { books, contactId, save } = await aStart(server)
  const invoice = await books.invoice({ contactId })
  const link = await mailInvoice(books, invoice)
  const visitor = await comeIn(books, link)
  const [earlier] = await books.client.call(earlierInvoices.list, { params: books.params })
  const page = () => visitor.call(customerDashboard.get, { params: link })
  return {
    books,
    contactId,
    save,
    invoice,
    link,
    visitor,
    page,
    openItemId: must(earlier, 'the earlier one').openItemId,
  }
}
const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code

test('an invoice of an earlier package is listed as open and late, and paid by bank alone or with others', async () => {
  const { page, visitor, link, invoice, openItemId } = await aDebtor()
  const { invoices, openCents, earlierPdfs } = await page()
  expect(openCents).toBe(133_100)
  expect(invoices.find(({ kind }) => kind === 'earlier')).toEqual({
    id: openItemId,
    kind: 'earlier',
    number: NUMBER,
    invoiceDate: '2025-12-10',
    dueDate: '2025-12-24',
    status: 'late',
    grossCents: 121_000,
    openCents: 121_000,
    claimsCents: 0,
    foreign: null,
    paidOn: null,
  })
  expect(earlierPdfs).toEqual([])
  const pay = (body: { invoiceIds: number[]; openItemIds?: number[] }) =>
    visitor.send(customerDashboard.payments, { params: link, body })
  expect((await pay({ invoiceIds: [], openItemIds: [openItemId] })).body).toMatchObject({
    amountCents: 121_000,
    reference: NUMBER,
    epcPayload: expect.stringContaining('EUR1210.00') as string,
  })
  expect((await pay({ invoiceIds: [invoice.id], openItemIds: [openItemId] })).body).toMatchObject({
    amountCents: 133_100,
    reference: `${invoice.number} ${NUMBER}`,
  })
  expect(codeOf(await pay({ invoiceIds: [], openItemIds: [] }))).toBe(90001)
})

test('it is paid online, and lands on what was open of it', async () => {
  const { books, page, visitor, link, openItemId } = await aDebtor()
  await openProviderBook(books)
  const start = () =>
    visitor.call(onlinePayments.start, { params: link, body: { invoiceIds: [], openItemIds: [openItemId] } })
  const begun = await start()
  expect(await start()).toEqual(begun)
  provider.newest.status = 'paid'
  await notify({ server, provider }, begun.paymentToken)
  const { invoices, openCents } = await page()
  expect(openCents).toBe(12_100)
  expect(invoices.find(({ kind }) => kind === 'earlier')).toMatchObject({
    status: 'paid',
    openCents: 0,
    paidOn: expect.stringMatching(/^2026-/) as string,
  })
})

test('its PDF is there once the owner added it, for this customer alone', async () => {
  const { books, page, visitor, link, openItemId } = await aDebtor()
  const download = (id: number) => visitor.send(customerDashboard.earlierPdf, { params: { ...link, openItemId: id } })
  expect(codeOf(await download(openItemId))).toBe(204003)
  await books.client.call(earlierInvoices.upload, {
    params: { ...books.params, openItemId },
    query: { name: 'oud.pdf' },
    body: fileBody(aPdf()),
  })
  expect((await page()).earlierPdfs).toEqual([openItemId])
  expect((await download(openItemId)).status).toBe(200)
  const others = await aDebtor()
  expect(codeOf(await download(others.openItemId))).toBe(204002)
  expect(codeOf(await download(999_999_999))).toBe(204003)
})

test('an opening balance that is booked anew leaves one, and what was taken back was paid by nobody', async () => {
  const { page, save } = await aDebtor()
  await save()
  expect((await page()).invoices.filter(({ kind }) => kind === 'earlier')).toMatchObject([{ openCents: 121_000 }])
})
