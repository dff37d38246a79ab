import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { KloptTestServer } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { begin, entered, linesOf, nextBooks, notify, startProvided } from './online-payments.test-support.ts'
import { MollieReplay } from './provider.test-support.ts'

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

/** Two payments of one invoice that went past each other, and both are paid. */
async function paidTwice() {
  const customer = await entered(books)
  const first = await begin(customer)
  const firstAtProvider = provider.newest
  // The customer went back to the bank from a tab that was still open, after the provider gave the payment up.
  firstAtProvider.status = 'expired'
  const second = await begin(customer)
  const secondAtProvider = provider.newest
  secondAtProvider.status = 'paid'
  firstAtProvider.status = 'paid'
  await notify({ server, provider }, second.paymentToken)
  await notify({ server, provider }, first.paymentToken)
  return { customer, secondAtProvider, second }
}

const pageOf = ({ visitor, link }: Customer) => visitor.call(contract.customerDashboard.get, { params: link })
const todoOf = async () =>
  (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).todo.filter(
    ({ kind }) => kind === 'customer_credit',
  )

test('an invoice that is paid twice online is settled once, and the rest is a credit of that customer', async () => {
  const { customer } = await paidTwice()
  expect((await linesOf(books, customer.journalId)).map(({ amount_cents, booked }) => [amount_cents, booked])).toEqual([
    [12_100, true],
    [12_100, true],
  ])
  expect((await books.show(customer.invoice.id)).status).toBe('paid')
  expect(await pageOf(customer)).toMatchObject({ creditCents: 12_100, openCents: -12_100 })
  const statement = await customer.visitor.call(contract.customerDashboard.statement, {
    params: customer.link,
    query: {},
  })
  expect(statement.balanceCents).toBe(-12_100)
  expect(statement.lines.map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'payment', 'payment'])
  expect(await todoOf()).toMatchObject([{ title: 'Betaal Gemeente Haarlem €\u00a0121,00 terug' }])
  await expectBooksToAddUp(books)
})

test('what they have too much is paid back by the owner, from the bank or at the provider', async () => {
  const { customer, secondAtProvider, second } = await paidTwice()
  // Others who owe or got as much: their documents are no concern of this line.
  const stranger = await books.contact({ name: 'T. Test' })
  await books.invoice({ contactId: stranger })
  expect(await books.client.call(contract.payments.credits, { params: books.params })).toMatchObject([
    { contactName: 'Gemeente Haarlem', openCents: 12_100 },
  ])
  secondAtProvider.refunded = '121.00'
  await notify({ server, provider }, second.paymentToken)
  const [line] = await books.waiting()
  const { suggestions } = await books.client.call(contract.bank.transaction, {
    params: { ...books.params, transactionId: must(line, 'what went back').id },
  })
  const [best] = suggestions
  expect(best).toMatchObject({ kind: 'open_item', certainty: 'certain', items: [{ contactName: 'Gemeente Haarlem' }] })
  const names = suggestions.flatMap(({ items }) => items.map(({ contactName }) => contactName))
  expect(new Set(names)).toEqual(new Set(['Gemeente Haarlem']))
  await books.process(must(line, 'what went back'), {
    items: [{ openItemId: must(best?.items[0], 'the credit').id, amountCents: -12_100 }],
  })
  expect(await pageOf(customer)).toMatchObject({ creditCents: 0, openCents: 0 })
  expect(await todoOf()).toEqual([])
  await expectBooksToAddUp(books)
})

test('a payment file pays it back to the account it came from, where the contact has none', async () => {
  await paidTwice()
  const [credit] = await books.client.call(contract.payments.credits, { params: books.params })
  const { openItemId, openCents: amountCents, iban } = must(credit, 'the credit')
  expect(iban).toBe('NL17RABO0213698412')
  const executionDate = server.clock.now().toISOString().slice(0, 10)
  const body = { journalId: await books.bankBook(), executionDate, items: [{ openItemId, amountCents }] }
  expect((await books.client.send(contract.payments.create, { params: books.params, body })).status).toBe(200)
})

test('what was credited meanwhile is settled as far as it is open, and the rest is a credit too', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  const { id } = await books.client.call(contract.invoices.credit, {
    params: { ...books.params, invoiceId: customer.invoice.id },
  })
  await books.finalise(await books.show(id))
  provider.newest.status = 'paid'
  await notify({ server, provider }, paymentToken)
  expect(await linesOf(books, customer.journalId)).toMatchObject([{ amount_cents: 12_100, booked: true }])
  expect(await pageOf(customer)).toMatchObject({ creditCents: 12_100, openCents: -12_100 })
})

test('what was given up meanwhile waits for whoever keeps the books, since its VAT comes back too', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  await books.client.call(contract.badDebts.writeOff, {
    params: { ...books.params, invoiceId: customer.invoice.id },
    body: { establishedOn: server.clock.now().toISOString().slice(0, 10) },
  })
  provider.newest.status = 'paid'
  await notify({ server, provider }, paymentToken)
  expect(await linesOf(books, customer.journalId)).toMatchObject([{ amount_cents: 12_100, booked: false }])
})
