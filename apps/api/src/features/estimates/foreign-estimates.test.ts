import { contract, type EstimateInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { keepRate } from '../invoices/day-rates/day-rates.test-support.ts'

const { estimates, customerEstimates, customerDashboard, invoices } = contract

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-22')
})

const paramsOf = (estimateId: number) => ({ ...books.params, estimateId })
const show = (estimateId: number) => books.client.call(estimates.get, { params: paramsOf(estimateId) })

const anEstimate = async (changes: Partial<EstimateInput> = {}): Promise<EstimateInput> => ({
  contactId: await books.contact({ language: 'en' }),
  estimateDate: '2026-11-22',
  validUntil: '2026-12-12',
  reference: 'Exhibition',
  note: '',
  pricesIncludeVat: false,
  discountPercent: '0',
  currency: 'USD',
  exchangeRate: '1.25',
  lines: [anInvoiceLine({ description: 'Design', quantity: '1', unitPrice: '1000' })],
  ...changes,
})
const start = async (changes: Partial<EstimateInput> = {}) =>
  books.client.call(estimates.create, { params: books.params, body: await anEstimate(changes) })

/** One that its customer accepted. */
async function accepted(changes: Partial<EstimateInput> = {}) {
  const { id, version } = await start(changes)
  const body = { version, recipient: 'klant@klant.example', subject: 'Estimate {{bedrag}}', body: aLetter() }
  await books.client.call(estimates.send, { params: paramsOf(id), body })
  const mail = await readMail(books, must((await mailNames(books)).at(-1), 'the mail'))
  const link = linkIn(mail.text)
  const visitor = await comeIn(books, link)
  const [seen] = (await visitor.call(customerDashboard.get, { params: link })).estimates
  const answer = await visitor.call(customerEstimates.accept, {
    params: { token: link.token, estimateId: id },
    body: { name: 'Ann', version: must(seen, 'the estimate').version },
  })
  return { id, seen, answer, mail }
}

const makeInvoice = async (id: number, percent: string | null = null) => {
  const { invoiceId } = await books.client.call(estimates.toInvoice, { params: paramsOf(id), body: { percent } })
  return books.client.call(invoices.get, { params: { ...books.params, invoiceId } })
}

test('its paper and its customer have its currency, the list has both', async () => {
  const { id, seen, answer, mail } = await accepted()
  expect(seen).toMatchObject({ currency: 'USD', vatCents: 21_000, grossCents: 121_000 })
  expect(answer.grossCents).toBe(121_000)
  const pdf = must(mail.attachments[0], 'the PDF').content as ArrayBuffer
  const text = (await readPdf(Buffer.from(pdf))).pages.join()
  expect(text).toContain('1,210.00')
  expect(text).not.toContain('€')
  const { items, segments } = await books.client.call(estimates.list, { params: books.params, query: {} })
  // 1,000.00 and 210.00 at 1.25.
  const listed = { grossCents: 96_800, currency: 'USD', foreignGross: 121_000 }
  expect(items.find((item) => item.id === id)).toMatchObject(listed)
  expect(segments?.['all']).toMatchObject({ grossCents: 96_800 })
  const preview = await books.client.call(estimates.mailPreview, { params: paramsOf((await start()).id) })
  expect(JSON.stringify(preview)).toContain('1,210.00')
})

test('its invoice has its currency and the rate of its own day', async () => {
  const { id } = await accepted()
  await keepRate(server, 'USD', '2026-12-01', '1.1')
  await books.on('2026-12-02')
  const made = await makeInvoice(id)
  expect(made).toMatchObject({ currency: 'USD', exchangeRate: '1.1', totals: { grossCents: 121_000 } })
  const all = await books.client.call(estimates.list, { params: books.params, query: { status: 'invoiced' } })
  expect(all.items.map((item) => item.id)).toEqual([id])
})

test('without a rate of that day it keeps the one of the estimate, and parts are in the currency', async () => {
  const { id } = await accepted({
    currency: 'JPY',
    exchangeRate: '160',
    lines: [anInvoiceLine({ quantity: '1', unitPrice: '100000' })],
  })
  const made = await makeInvoice(id, '30')
  expect(made).toMatchObject({ currency: 'JPY', exchangeRate: '160', totals: { netCents: 30_000 } })
  expect(await show(id)).toMatchObject({ leftCents: 70_000, status: 'accepted' })
  await makeInvoice(id)
  expect(await show(id)).toMatchObject({ leftCents: 0, status: 'invoiced' })
})

test('a currency without a rate, or that is none, is refused', async () => {
  for (const [changes, field] of [
    [{ exchangeRate: null }, 'exchangeRate'],
    [{ currency: 'QQQ' }, 'currency'],
  ] as const) {
    const refused = await books.client.send(estimates.create, { params: books.params, body: await anEstimate(changes) })
    expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) as string } } })
  }
})

test('a deposit on it is refused: that is asked in euros', async () => {
  const { id } = await accepted()
  const refused = await books.client.send(estimates.deposit, { params: paramsOf(id), body: { percent: '30' } })
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { currency: expect.stringContaining('euro') as string } },
  })
})
