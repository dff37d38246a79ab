import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { KloptTestServer } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailInvoice, mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import {
  begin,
  entered,
  linesOf,
  nextBooks,
  notify,
  openProviderBook,
  show,
  startProvided,
} from './online-payments.test-support.ts'
import { MollieReplay } from './provider.test-support.ts'

const { onlinePayments, customerDashboard } = contract

let provider: MollieReplay
let server: KloptTestServer
let books: Books
beforeAll(async () => {
  ;({ provider, server } = await startProvided())
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})
beforeEach(async () => {
  provider.broken = null
  books = await nextBooks(server)
})

test('a payment begins at the provider with what is open, and says where the customer pays', async () => {
  const customer = await entered(books)
  expect((await customer.visitor.call(customerDashboard.get, { params: customer.link })).seller).toMatchObject({
    takesOnlinePayments: true,
  })
  const begun = await begin(customer)
  expect(begun.checkoutUrl).toMatch(/^https:\/\/www\.mollie\.com\/payscreen\//)
  expect(provider.asked.at(-1)).toMatchObject({
    path: 'POST /v2/payments',
    authorization: 'Bearer test_abcdefgh',
    body: {
      amount: { currency: 'EUR', value: '121.00' },
      redirectUrl: `https://klopt.example/v2/customer-dashboard/${customer.link.token}?payment=${begun.paymentToken}`,
      webhookUrl: `https://klopt.example/api/v2/online-payments/notify?payment=${begun.paymentToken}`,
    },
  })
  expect(await show(customer, begun.paymentToken)).toEqual({ state: 'open', amountCents: 12_100 })
  expect(await linesOf(books, customer.journalId)).toEqual([])
})

test('a provider that is down, refuses or answers otherwise is 90168, and nothing is booked', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  const start = () =>
    customer.visitor.send(onlinePayments.start, { params: customer.link, body: { invoiceIds: [customer.invoice.id] } })
  for (const broken of [
    { status: 503, body: '{"status":503}' },
    { status: 200, body: 'no json' },
    { status: 201, body: '{"id":"tr_x","status":"open"}' },
  ]) {
    provider.broken = broken
    expect(await start()).toMatchObject({ status: 503, body: { code: 90168 } })
    expect(await show(customer, paymentToken)).toMatchObject({ state: 'open' })
  }
  expect(await linesOf(books, customer.journalId)).toEqual([])
})

test('nobody pays online without a book of the provider, what is not open, or what is not theirs', async () => {
  const invoice = await books.invoice()
  const link = await mailInvoice(books, invoice)
  const visitor = await comeIn(books, link)
  const start = (id: number) => visitor.send(onlinePayments.start, { params: link, body: { invoiceIds: [id] } })
  expect(await visitor.call(customerDashboard.get, { params: link })).toMatchObject({
    seller: { takesOnlinePayments: false },
  })
  expect(await start(invoice.id)).toMatchObject({ status: 409, body: { code: 90520 } })
  await openProviderBook(books)
  const others = await Books.open(server)
  expect(await start((await others.invoice()).id)).toMatchObject({ status: 403, body: { code: 204002 } })
  expect(await start(999_999_999)).toMatchObject({ status: 404, body: { code: 204003 } })
})

test('a payment is shown to who made it alone', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  const contactId = await books.contact({ name: 'Ander' })
  const other = await books.invoice({ contactId })
  const link = await mailInvoice(books, other, 'ander@ander.example')
  const visitor = await comeIn(books, link)
  for (const token of [paymentToken, 'aaaaaaaaaaaaaaaaaaaaaa']) {
    expect(await visitor.send(onlinePayments.show, { params: link, body: { paymentToken: token } })).toMatchObject({
      status: 404,
      body: { code: 204003 },
    })
  }
})

test('an estimate that somebody without an account accepts becomes an invoice that they pay online', async () => {
  const { id: journalId } = await openProviderBook(books)
  const today = server.clock.now().toISOString().slice(0, 10)
  const made = await books.client.call(contract.estimates.create, {
    params: books.params,
    body: {
      contactId: await books.contact(),
      estimateDate: today,
      validUntil: today,
      reference: '',
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines: [anInvoiceLine({ description: 'Vormgeving', unitPrice: '100' })],
    },
  })
  const params = { ...books.params, estimateId: made.id }
  await books.client.call(contract.estimates.send, {
    params,
    body: { version: made.version, recipient: 'klant@klant.example', subject: 'Offerte', body: aLetter() },
  })
  const [name] = await mailNames(books)
  const link = linkIn((await readMail(books, must(name, 'the mail'))).text)
  const visitor = await comeIn(books, link)
  const [seen] = (await visitor.call(customerDashboard.get, { params: link })).estimates
  await visitor.call(contract.customerEstimates.accept, {
    params: { token: link.token, estimateId: made.id },
    body: { name: 'Anna', version: must(seen, 'the estimate').version },
  })
  const { invoiceId } = await books.client.call(contract.estimates.toInvoice, { params, body: { percent: null } })
  await books.finalise(await books.show(invoiceId))

  const { paymentToken } = await visitor.call(onlinePayments.start, { params: link, body: { invoiceIds: [invoiceId] } })
  provider.newest.status = 'paid'
  expect((await notify({ server, provider }, paymentToken)).status).toBe(204)
  expect((await books.show(invoiceId)).status).toBe('paid')
  expect(await linesOf(books, journalId)).toMatchObject([{ amount_cents: 12_100, booked: true }])
})
