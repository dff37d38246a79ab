import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { KloptTestServer } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'
import { begin, entered, linesOf, nextBooks, notify, openCents, startProvided } from './online-payments.test-support.ts'
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

test('another amount or other invoices are another payment, and what is paid of both is lost nowhere', async () => {
  const customer = await entered(books)
  const first = await begin(customer)
  const firstAtProvider = provider.newest
  const { contactId } = await books.show(customer.invoice.id)
  const other = await books.invoice({ contactId })
  const both = await customer.visitor.call(onlinePayments.start, {
    params: customer.link,
    body: { invoiceIds: [customer.invoice.id, other.id] },
  })
  expect(both.paymentToken).not.toBe(first.paymentToken)
  provider.newest.status = 'paid'
  firstAtProvider.status = 'paid'
  await notify({ server, provider }, both.paymentToken)
  await notify({ server, provider }, first.paymentToken)
  expect(await openCents(customer)).toBe(-12_100)
})
