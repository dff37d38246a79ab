import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { keepRate } from '../invoices/day-rates/day-rates.test-support.ts'
import { aRecurring, madeOf, running, show, work } from './recurring.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const inDollars = { currency: 'USD', exchangeRate: '1.25' } as const

const ratesOf = (books: Books) =>
  books.rows<{ day: string; rate: string; gross: number; foreign: number }>(
    `SELECT i.invoice_date::text AS day, i.exchange_rate::float8::text AS rate, i.gross_cents AS gross,
      i.foreign_gross AS foreign
    FROM invoices i WHERE i.administration_id = $1 ORDER BY i.id`,
  )

test('each draft has the rate of its day, else the one that was written with it', async () => {
  const books = await Books.openOn(server, '2026-01-15')
  const key = await running(books, inDollars)
  // 121.00 at 1.25.
  const { items } = await books.client.call(contract.recurringInvoices.list, { params: books.params, query: {} })
  expect(items).toMatchObject([{ grossCents: 9_680, currency: 'USD', foreignGross: 12_100 }])
  expect((await show(books, key)).totals.grossCents).toBe(12_100)
  await work(books, '2026-01-31')
  await keepRate(server, 'USD', '2026-02-27', '1.21')
  await work(books, '2026-02-28')
  expect(await ratesOf(books)).toEqual([
    { day: '2026-01-31', rate: '1.25', gross: 9_680, foreign: 12_100 },
    { day: '2026-02-28', rate: '1.21', gross: 10_000, foreign: 12_100 },
  ])
  const [newest] = (await show(books, key)).runs
  expect(newest).toMatchObject({ grossCents: 10_000, currency: 'USD', foreignGross: 12_100 })
})

test('what is sent by itself waits for a rate, is told, and shows its customer its currency', async () => {
  const books = await Books.openOn(server, '2026-04-15')
  const contactId = await books.contact({ name: 'Acme', language: 'en' })
  const key = await running(books, { ...inDollars, contactId, mode: 'send', schedule: { startsOn: '2026-04-30' } })
  await work(books, '2026-04-30')
  expect(await madeOf(books)).toEqual([])
  expect((await show(books, key)).held?.reason).toContain('Van 30-04-2026 is er geen koers van de USD')
  const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
  expect(todo).toContainEqual(
    expect.objectContaining({ kind: 'held_recurring', title: 'De herhaalfactuur van Acme is niet gemaakt' }),
  )
  await keepRate(server, 'USD', '2026-04-30', '1.1')
  await work(books, '2026-05-01')
  expect(await ratesOf(books)).toEqual([{ day: '2026-04-30', rate: '1.1', gross: 11_000, foreign: 12_100 }])
  const link = linkIn((await readMail(books, must((await mailNames(books)).at(-1), 'the mail'))).text)
  const visitor = await comeIn(books, link)
  const page = await visitor.call(contract.customerDashboard.get, { params: link })
  expect(page.subscriptions).toMatchObject([{ currency: 'USD', grossCents: 12_100 }])
})

test.each([
  ['without its rate', 'exchangeRate', { currency: 'USD', lines: [anInvoiceLine()] }],
  [
    'for the one-stop shop, which has a rate of its own',
    'currency',
    { ...inDollars, lines: [anInvoiceLine({ vatCode: 'sale_oss' })] },
  ],
] as const)('another currency %s is refused', async (_, field, changes) => {
  const books = await Books.openOn(server, '2026-01-15')
  const body = await aRecurring(books, { ...changes, lines: [...changes.lines] })
  const answer = await books.client.send(contract.recurringInvoices.create, { params: books.params, body })
  expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
})
