import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import {
  comeIn,
  linkIn,
  mailInvoice,
  mailNames,
  readMail,
  type MailedLink,
} from '../customer-dashboard/customer.test-support.ts'
import { fetchPaymentsJob } from './fetch-payments.ts'
import { MollieReplay } from './provider.test-support.ts'

const { onlinePayments, customerDashboard } = contract

let provider: MollieReplay
let server: KloptTestServer
let books: Books
beforeAll(async () => {
  provider = await MollieReplay.start()
  server = await createTestServer({
    env: { MOLLIE_KEY: 'test_abcdefgh', MOLLIE_URL: provider.url, PUBLIC_URL: 'https://klopt.example' },
  })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})
beforeEach(async () => {
  server.clock.set(new Date(server.clock.now().getTime() + 86_400_000).toISOString())
  provider.broken = null
  books = await Books.open(server)
})

async function fetchPayments(): Promise<void> {
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(fetchPaymentsJob, {}))
  await server.jobs.drain()
}

const openProviderBook = () =>
  books.client.call(contract.journals.create, {
    params: books.params,
    body: { financialType: 'MOLLIE', name: 'Mollie', iban: null, accountHolder: null },
  })

interface Entered {
  readonly invoice: { readonly id: number; readonly version: number }
  readonly link: MailedLink
  readonly visitor: TestClient
  readonly journalId: number
}

/** A customer on the page of an invoice of 121.00. */
async function entered(): Promise<Entered> {
  const { id: journalId } = await openProviderBook()
  const invoice = await books.invoice()
  const link = await mailInvoice(books, invoice)
  return { invoice, link, visitor: await comeIn(books, link), journalId }
}

const begin = ({ visitor, link, invoice }: Entered) =>
  visitor.call(onlinePayments.start, { params: link, body: { invoiceIds: [invoice.id] } })
const show = ({ visitor, link }: Entered, paymentToken: string) =>
  visitor.call(onlinePayments.show, { params: link, body: { paymentToken } })
/** As the provider calls: a form, without a session. */
const notify = (payment: string, body = `id=${provider.newest.id}`) =>
  fetch(`${server.url}/api/v2/online-payments/notify?payment=${payment}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
const linesOf = (journalId: number) =>
  books.rows<{ amount_cents: number; description: string; counterparty_name: string; booked: boolean; on: string }>(
    `SELECT amount_cents, description, counterparty_name, journal_entry_id IS NOT NULL AS booked, transaction_date::text AS on
     FROM bank_transactions WHERE administration_id = $1 AND journal_id = $2 ORDER BY id`,
    [books.id, journalId],
  )
const openCents = async ({ visitor, link }: Entered) =>
  (await visitor.call(customerDashboard.get, { params: link })).openCents

test('a payment begins at the provider with what is open, and says where the customer pays', async () => {
  const customer = await entered()
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
  expect(await linesOf(customer.journalId)).toEqual([])
})

test('what is paid lands in the book of the provider on the day it was paid, and settles the invoice', async () => {
  const customer = await entered()
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  expect((await notify(paymentToken)).status).toBe(204)
  expect(await linesOf(customer.journalId)).toEqual([
    {
      amount_cents: 12_100,
      description: expect.stringMatching(/^Online betaald: \S+$/),
      counterparty_name: 'T. TEST',
      booked: true,
      // 22:18 in the world's time is past midnight in Amsterdam.
      on: '2026-06-16',
    },
  ])
  expect(await openCents(customer)).toBe(0)
  expect((await books.show(customer.invoice.id)).status).toBe('paid')
  expect(await show(customer, paymentToken)).toEqual({ state: 'paid', amountCents: 12_100 })
})

describe('what is told from outside', () => {
  test('is not believed: a forged call, or one about an unknown payment, changes nothing and tells nothing', async () => {
    const customer = await entered()
    const { paymentToken } = await begin(customer)
    const forged = await notify(paymentToken, 'id=tr_forged&status=paid')
    const unknown = await notify('aaaaaaaaaaaaaaaaaaaaaa')
    expect([forged.status, unknown.status]).toEqual([204, 204])
    expect([await forged.text(), await unknown.text()]).toEqual(['', ''])
    expect(await linesOf(customer.journalId)).toEqual([])
    expect(await openCents(customer)).toBe(12_100)
  })

  test('twenty times at once and again later lands once', async () => {
    const customer = await entered()
    const { paymentToken } = await begin(customer)
    provider.newest.status = 'paid'
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(paymentToken)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    await notify(paymentToken)
    expect(await linesOf(customer.journalId)).toHaveLength(1)
  })

  test('out of order: what was paid does not fail afterwards, and what failed can still be paid', async () => {
    const customer = await entered()
    const { paymentToken } = await begin(customer)
    provider.newest.status = 'expired'
    await notify(paymentToken)
    expect(await show(customer, paymentToken)).toMatchObject({ state: 'failed' })
    provider.newest.status = 'paid'
    await notify(paymentToken)
    provider.newest.status = 'canceled'
    await notify(paymentToken)
    expect(await show(customer, paymentToken)).toMatchObject({ state: 'paid' })
    expect(await linesOf(customer.journalId)).toHaveLength(1)
  })

  test('late or not at all: the server asks by itself', async () => {
    const customer = await entered()
    await begin(customer)
    provider.newest.status = 'paid'
    await fetchPayments()
    expect(await openCents(customer)).toBe(0)
  })
})

test('an invoice that is paid twice is settled once, and the rest waits in the book to be given back', async () => {
  const customer = await entered()
  const first = await begin(customer)
  const firstPayment = provider.newest
  const second = await begin(customer)
  provider.newest.status = 'paid'
  firstPayment.status = 'paid'
  await notify(second.paymentToken)
  await notify(first.paymentToken)
  expect((await linesOf(customer.journalId)).map(({ amount_cents, booked }) => [amount_cents, booked])).toEqual([
    [12_100, true],
    [12_100, false],
  ])
  expect(await openCents(customer)).toBe(0)
})

test('what goes back to the payer leaves the book, once for each part', async () => {
  const customer = await entered()
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  provider.newest.refunded = '10.00'
  await notify(paymentToken)
  await notify(paymentToken)
  provider.newest.chargedBack = '111.00'
  await notify(paymentToken)
  expect((await linesOf(customer.journalId)).map(({ amount_cents, booked }) => [amount_cents, booked])).toEqual([
    [12_100, true],
    [-1_000, false],
    [-11_100, false],
  ])
})

test('more may go back than was paid, and what went back may come again, each time with a line of its own', async () => {
  const customer = await entered()
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  for (const refunded of ['0.00', '146.00', '0.00', '146.00']) {
    provider.newest.refunded = refunded
    await notify(paymentToken)
    await notify(paymentToken)
  }
  expect(
    (await linesOf(customer.journalId)).map(({ amount_cents, description }) => [amount_cents, description]),
  ).toEqual([
    [12_100, expect.stringMatching(/^Online betaald: /)],
    [-14_600, expect.stringMatching(/^Online betaling terug: /)],
    [14_600, expect.stringMatching(/^Terugbetaling ingetrokken: /)],
    [-14_600, expect.stringMatching(/^Online betaling terug: /)],
  ])
})

test('what goes back without a word of the provider is found within a day', async () => {
  const customer = await entered()
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  await notify(paymentToken)
  await fetchPayments()
  provider.newest.chargedBack = '121.00'
  server.clock.set(new Date(server.clock.now().getTime() + 2 * 86_400_000).toISOString())
  await fetchPayments()
  expect((await linesOf(customer.journalId)).map(({ amount_cents }) => amount_cents)).toEqual([12_100, -12_100])
})

test('a payment that lands, and what goes back of it, is written down with nobody as its author', async () => {
  const customer = await entered()
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  await notify(paymentToken)
  provider.newest.refunded = '21.00'
  await notify(paymentToken)
  await notify(paymentToken)
  expect(
    await books.rows(
      `SELECT action, user_id, details->>'amountCents' AS cents, details->>'isBooked' AS booked FROM audit_log
       WHERE administration_id = $1 AND entity = 'online_payment' AND action <> 'start' ORDER BY id`,
    ),
  ).toEqual([
    { action: 'land', user_id: null, cents: '12100', booked: 'true' },
    { action: 'return', user_id: null, cents: '-2100', booked: null },
  ])
})

test('a provider that is down, refuses or answers otherwise is 90168, and nothing is booked', async () => {
  const customer = await entered()
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
  expect(await linesOf(customer.journalId)).toEqual([])
})

test('nobody pays online without a book of the provider, what is not open, or what is not theirs', async () => {
  const invoice = await books.invoice()
  const link = await mailInvoice(books, invoice)
  const visitor = await comeIn(books, link)
  const start = (id: number) => visitor.send(onlinePayments.start, { params: link, body: { invoiceIds: [id] } })
  expect(await visitor.call(customerDashboard.get, { params: link })).toMatchObject({
    seller: { takesOnlinePayments: false },
  })
  expect(await start(invoice.id)).toMatchObject({ status: 409, body: { code: 90151 } })
  await openProviderBook()
  const others = await Books.open(server)
  expect(await start((await others.invoice()).id)).toMatchObject({ status: 403, body: { code: 204002 } })
  expect(await start(999_999_999)).toMatchObject({ status: 404, body: { code: 204003 } })
})

test('a payment is shown to who made it alone', async () => {
  const customer = await entered()
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
  const { id: journalId } = await openProviderBook()
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
  expect((await notify(paymentToken)).status).toBe(204)
  expect((await books.show(invoiceId)).status).toBe('paid')
  expect(await linesOf(journalId)).toMatchObject([{ amount_cents: 12_100, booked: true }])
})
