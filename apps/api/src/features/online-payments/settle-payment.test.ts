import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { fetchPaymentsJob } from './fetch-payments.ts'
import {
  begin,
  entered,
  linesOf,
  nextBooks,
  notify,
  openCents,
  show,
  startProvided,
} from './online-payments.test-support.ts'
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
  provider.broken = null
  books = await nextBooks(server)
})

async function fetchPayments(): Promise<void> {
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(fetchPaymentsJob, {}))
  await server.jobs.drain()
}

test('what is paid lands in the book of the provider on the day it was paid, and settles the invoice', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  expect((await notify({ server, provider }, paymentToken)).status).toBe(204)
  expect(await linesOf(books, customer.journalId)).toEqual([
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
    const customer = await entered(books)
    const { paymentToken } = await begin(customer)
    const forged = await notify({ server, provider }, paymentToken, 'id=tr_forged&status=paid')
    const unknown = await notify({ server, provider }, 'aaaaaaaaaaaaaaaaaaaaaa')
    expect([forged.status, unknown.status]).toEqual([204, 204])
    expect([await forged.text(), await unknown.text()]).toEqual(['', ''])
    expect(await linesOf(books, customer.journalId)).toEqual([])
    expect(await openCents(customer)).toBe(12_100)
  })

  test('twenty times at once and again later lands once', async () => {
    const customer = await entered(books)
    const { paymentToken } = await begin(customer)
    provider.newest.status = 'paid'
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify({ server, provider }, paymentToken)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    await notify({ server, provider }, paymentToken)
    expect(await linesOf(books, customer.journalId)).toHaveLength(1)
  })

  test('out of order: what was paid does not fail afterwards, and what failed can still be paid', async () => {
    const customer = await entered(books)
    const { paymentToken } = await begin(customer)
    provider.newest.status = 'expired'
    await notify({ server, provider }, paymentToken)
    expect(await show(customer, paymentToken)).toMatchObject({ state: 'failed' })
    provider.newest.status = 'paid'
    await notify({ server, provider }, paymentToken)
    provider.newest.status = 'canceled'
    await notify({ server, provider }, paymentToken)
    expect(await show(customer, paymentToken)).toMatchObject({ state: 'paid' })
    expect(await linesOf(books, customer.journalId)).toHaveLength(1)
  })

  test('late or not at all: the server asks by itself', async () => {
    const customer = await entered(books)
    await begin(customer)
    provider.newest.status = 'paid'
    await fetchPayments()
    expect(await openCents(customer)).toBe(0)
  })
})

test('what goes back to the payer leaves the book, once for each part', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  provider.newest.refunded = '10.00'
  await notify({ server, provider }, paymentToken)
  await notify({ server, provider }, paymentToken)
  provider.newest.chargedBack = '111.00'
  await notify({ server, provider }, paymentToken)
  expect((await linesOf(books, customer.journalId)).map(({ amount_cents, booked }) => [amount_cents, booked])).toEqual([
    [12_100, true],
    [-1_000, false],
    [-11_100, false],
  ])
})

test('more may go back than was paid, and what went back may come again, each time with a line of its own', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  for (const refunded of ['0.00', '146.00', '0.00', '146.00']) {
    provider.newest.refunded = refunded
    await notify({ server, provider }, paymentToken)
    await notify({ server, provider }, paymentToken)
  }
  expect(
    (await linesOf(books, customer.journalId)).map(({ amount_cents, description }) => [amount_cents, description]),
  ).toEqual([
    [12_100, expect.stringMatching(/^Online betaald: /)],
    [-14_600, expect.stringMatching(/^Online betaling terug: /)],
    [14_600, expect.stringMatching(/^Terugbetaling ingetrokken: /)],
    [-14_600, expect.stringMatching(/^Online betaling terug: /)],
  ])
})

test('what goes back without a word of the provider is found within a day', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  await notify({ server, provider }, paymentToken)
  await fetchPayments()
  provider.newest.chargedBack = '121.00'
  server.clock.set(new Date(server.clock.now().getTime() + 2 * 86_400_000).toISOString())
  await fetchPayments()
  expect((await linesOf(books, customer.journalId)).map(({ amount_cents }) => amount_cents)).toEqual([12_100, -12_100])
})

test('a payment that lands, and what goes back of it, is written down with nobody as its author', async () => {
  const customer = await entered(books)
  const { paymentToken } = await begin(customer)
  provider.newest.status = 'paid'
  await notify({ server, provider }, paymentToken)
  provider.newest.refunded = '21.00'
  await notify({ server, provider }, paymentToken)
  await notify({ server, provider }, paymentToken)
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
