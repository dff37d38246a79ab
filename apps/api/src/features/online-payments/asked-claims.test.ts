import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn } from '../customer-dashboard/customer.test-support.ts'
import { demanded, demandedContact, letters, remind } from '../reminders/reminders.test-support.ts'
import { begin, linesOf, notify, openCents, openProviderBook, startProvided } from './online-payments.test-support.ts'
import { MollieReplay } from './provider.test-support.ts'

let provider: MollieReplay
let server: KloptTestServer
beforeAll(async () => {
  ;({ provider, server } = await startProvided())
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})
beforeEach(() => {
  provider.broken = null
})

/** Somebody who pays online what a demand of 1,028.50 with 154.28 of costs and 2.86 of interest asks. */
async function paying() {
  const books = await Books.openOn(server, '2026-03-01')
  const { id: journalId } = await openProviderBook(books)
  const invoice = await books.invoice({ ...demanded, contactId: await demandedContact(books) })
  await books.on('2026-03-25')
  const { letterId } = (await remind(books, invoice.id)).body as { letterId: number }
  const [mail] = await letters(books)
  const link = linkIn(must(mail, 'the demand').text)
  const customer = { invoice, link, visitor: await comeIn(books, link), journalId }
  return { books, customer, letterId, paymentToken: (await begin(customer)).paymentToken }
}

test('a demand is paid whole: the invoice first, costs and interest where they are no turnover', async () => {
  const { books, customer, paymentToken } = await paying()
  const before = await books.vatReturn('2026-Q2')
  expect(provider.newest.value).toBe('1185.64')
  provider.newest.status = 'paid'
  await notify({ server, provider }, paymentToken)
  expect(await linesOf(books, customer.journalId)).toMatchObject([{ amount_cents: 118_564, booked: true }])
  expect((await books.show(customer.invoice.id)).status).toBe('paid')
  expect(await openCents(customer)).toBe(0)
  const account = await books.account('WFbeRlmObr')
  const booked = await books.rows(
    'SELECT credit_cents::int FROM journal_lines WHERE administration_id = $1 AND account_id = $2',
    [books.id, account],
  )
  expect(booked).toEqual([{ credit_cents: 15_714 }])
  expect(await books.vatReturn('2026-Q2')).toEqual(before)
})

test('what was waived while somebody paid it is their credit; the rest is paid', async () => {
  const { books, customer, letterId, paymentToken } = await paying()
  const params = { ...books.params, letterId }
  await books.client.call(contract.reminders.waive, { params, body: { kind: 'costs' } })
  provider.newest.status = 'paid'
  await notify({ server, provider }, paymentToken)
  expect(await linesOf(books, customer.journalId)).toMatchObject([{ amount_cents: 118_564, booked: true }])
  expect((await books.show(customer.invoice.id)).status).toBe('paid')
  const page = await customer.visitor.call(contract.customerDashboard.get, { params: customer.link })
  expect(page).toMatchObject({ creditCents: 15_428, openCents: -15_428 })
})
