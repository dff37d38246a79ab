import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { KloptTestServer } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'
import { begin, entered, linesOf, nextBooks, openCents, startProvided } from './online-payments.test-support.ts'
import { MollieReplay } from './provider.test-support.ts'

const { onlinePayments } = contract

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
  books = await nextBooks(server)
})

type Customer = Awaited<ReturnType<typeof entered>>
const tryAgain = ({ visitor, link, invoice }: Customer) =>
  visitor.send(onlinePayments.start, { params: link, body: { invoiceIds: [invoice.id] } })

test('who went back and pays again goes on with the payment that waits', async () => {
  const customer = await entered(books)
  const first = await begin(customer)
  const known = provider.payments.length
  expect(await begin(customer)).toEqual(first)
  expect(provider.payments).toHaveLength(known)
})

test('what the bank works on is 90521 until it is known what became of it', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'pending'
  expect(await tryAgain(customer)).toMatchObject({ status: 409, body: { code: 90521 } })
  provider.newest.status = 'failed'
  expect((await begin(customer)).paymentToken).not.toBe(paymentToken)
})

test('what was paid meanwhile lands first, and is then not open any more', async () => {
  const customer = await entered(books)
  await begin(customer)
  provider.newest.status = 'paid'
  expect(await tryAgain(customer)).toMatchObject({ status: 409, body: { code: 90151 } })
  expect(await openCents(customer)).toBe(0)
  expect(await linesOf(books, customer.journalId)).toHaveLength(1)
})

test('two windows that begin at the same moment begin one payment', async () => {
  const customer = await entered(books)
  const known = provider.payments.length
  const [first, ...others] = await Promise.all([begin(customer), begin(customer), begin(customer)])
  for (const other of others) expect(other).toEqual(first)
  expect(provider.payments).toHaveLength(known + 1)
})

/** The customer of a payment that waits, and the payment of its invoice together with another. */
async function withAnother() {
  const customer = await entered(books)
  const { contactId } = await books.show(customer.invoice.id)
  const other = await books.invoice({ contactId })
  const body = { invoiceIds: [customer.invoice.id, other.id] }
  const both = () => customer.visitor.send(onlinePayments.start, { params: customer.link, body })
  return { customer, both }
}

test('two windows that begin with other invoices at the same moment begin one payment, and one is 90523', async () => {
  const { customer, both } = await withAnother()
  const known = provider.payments.length
  const answers = await Promise.all([tryAgain(customer), both()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.map(({ body }) => body)).toContainEqual(expect.objectContaining({ code: 90523 }))
  expect(provider.payments).toHaveLength(known + 1)
})

test('what waits for other invoices is called off at the provider before another payment begins', async () => {
  const { customer, both } = await withAnother()
  await begin(customer)
  const first = provider.newest
  first.isCancelable = true
  expect((await both()).status).toBe(200)
  expect(first.status).toBe('canceled')
  expect(provider.newest).toMatchObject({ value: '242.00', status: 'open' })
})

test('what waits for other invoices and cannot be called off is 90524, until it is over', async () => {
  const { customer, both } = await withAnother()
  await begin(customer)
  const first = provider.newest
  expect(await both()).toMatchObject({ status: 409, body: { code: 90524 } })
  expect(provider.newest).toBe(first)
  first.status = 'expired'
  expect((await both()).status).toBe(200)
})

test('what the provider did not make is no reason to wait for the same again', async () => {
  const customer = await entered(books)
  provider.broken = { status: 500, body: '{}' }
  expect(await tryAgain(customer)).toMatchObject({ status: 503, body: { code: 90168 } })
  provider.broken = null
  expect((await tryAgain(customer)).status).toBe(200)
})
