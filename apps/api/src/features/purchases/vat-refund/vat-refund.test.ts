import type { QueryOf } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const none = (amountCents: number) => [aPurchaseLine({ amountCents, vatCode: 'purchase_none' })]
const inGermany = (vatCents: number) => ({ country: 'DE', vatCents })
const refundOf = (books: Books, year?: string) =>
  books.client.call(contract.vatRefund.get, { params: books.params, query: year === undefined ? {} : { year } })
const todoOf = async (books: Books) => {
  const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
  return todo.filter(({ kind }) => kind === 'vat_refund')
}
const request = (
  books: Books,
  body: { requestedOn: string | null; vatCents?: number; year?: number; country?: string },
) =>
  books.client.send(contract.vatRefund.request, { params: books.params, body: { year: 2026, country: 'DE', ...body } })

// A hotel in Berlin of 107.00 has 7.00 of German VAT, a fair of 595.00 has 95.00; 19.00 of it is credited: 83.00 comes back.
async function travelled(): Promise<Books> {
  const books = await Books.openOn(server, '2026-12-15')
  const purchases = new Purchases(books)
  await purchases.booked({
    invoiceDate: '2026-02-03',
    dueDate: '2026-03-03',
    lines: none(10_700),
    foreignVat: inGermany(700),
  })
  await purchases.booked({
    invoiceDate: '2026-05-06',
    dueDate: '2026-06-06',
    lines: none(59_500),
    foreignVat: inGermany(9500),
  })
  const credit = { kind: 'credit_invoice', lines: none(11_900), foreignVat: inGermany(1900) } as const
  await purchases.booked({ ...credit, invoiceDate: '2026-12-01', dueDate: '2026-12-31' })
  return books
}

test('VAT of another EU country is a cost, in no box, and told per country and quarter of its invoice', async () => {
  const books = await travelled()
  for (const quarter of ['2026-Q1', '2026-Q2', '2026-Q4'])
    expect((await books.vatReturn(quarter)).boxes.every(({ vatCents }) => (vatCents ?? 0) === 0)).toBe(true)
  expect(await refundOf(books)).toEqual({
    year: 2026,
    years: [2026, 2025],
    deadline: '2027-09-30',
    countries: [
      { country: 'DE', quarterCents: [700, 9500, 0, -1900], vatCents: 8300, isBelowMinimum: false, requested: null },
    ],
  })
  const { items } = await books.client.call(contract.vatRefund.documents, {
    params: books.params,
    query: { year: '2026', country: 'DE' },
  })
  expect(items.map(({ invoiceDate, vatCents, grossCents }) => [invoiceDate, vatCents, grossCents])).toEqual([
    ['2026-12-01', -1900, -11_900],
    ['2026-05-06', 9500, 59_500],
    ['2026-02-03', 700, 10_700],
  ])
})

test('the purchases are counted by year within what is searched, with the VAT on them', async () => {
  const books = await travelled()
  const purchases = new Purchases(books)
  const before = { lines: none(11_900), foreignVat: { country: 'FR', vatCents: 2000 } }
  await purchases.booked({ ...before, invoiceDate: '2024-11-03', dueDate: '2024-12-03' })
  const years = async (query: QueryOf<typeof contract.vatRefund.documents>) =>
    (await books.client.call(contract.vatRefund.documents, { params: books.params, query })).years
  const none2025 = { year: 2025, count: 0, isCapped: false, vatCents: 0 }
  expect(await years({ year: '2026' })).toEqual([
    { year: 2024, count: 1, isCapped: false, vatCents: 2000 },
    none2025,
    { year: 2026, count: 3, isCapped: false, vatCents: 8300 },
  ])
  expect(await years({ country: 'FR' })).toMatchObject([{ count: 1 }, none2025, { year: 2026, count: 0 }])
  const empty = await Books.openOn(server, '2026-05-20')
  const { items, years: noYears } = await empty.client.call(contract.vatRefund.documents, {
    params: empty.params,
    query: {},
  })
  expect([items, noYears]).toEqual([[], []])
})

test('it is asked for in the year after, until it is ticked off or 1 October has come', async () => {
  const books = await travelled()
  expect(await todoOf(books)).toEqual([])
  await books.on('2027-07-01')
  expect((await refundOf(books)).year).toBe(2026)
  expect(await todoOf(books)).toMatchObject([
    {
      title: 'Vraag €\u00a083,00 buitenlandse btw over 2026 terug',
      detail: 'Duitsland; kan tot en met 30 september 2027',
    },
  ])
  await books.on('2027-10-01')
  expect(await todoOf(books)).toEqual([])
  await books.on('2027-09-30')
  expect(await todoOf(books)).toHaveLength(1)
  expect((await request(books, { requestedOn: '2027-09-30', vatCents: 8200 })).body).toMatchObject({
    code: errorCatalogue.version_conflict.code,
  })
  expect((await request(books, { requestedOn: '2027-09-30', vatCents: 8300 })).status).toBe(204)
  expect(await todoOf(books)).toEqual([])
  expect((await refundOf(books)).year).toBe(2027)
  expect(await refundOf(books, '2026')).toMatchObject({
    countries: [{ requested: { on: '2027-09-30', vatCents: 8300 } }],
  })
  await request(books, { requestedOn: null })
  expect(await todoOf(books)).toHaveLength(1)
})

test('a day to come, another year and a country without VAT are not ticked off', async () => {
  const books = await travelled()
  for (const requestedOn of ['2026-12-16', '2025-12-31'])
    expect((await request(books, { requestedOn })).body).toMatchObject({
      fields: { requestedOn: expect.any(String) as string },
    })
  expect((await request(books, { requestedOn: '2026-12-15', country: 'FR' })).body).toMatchObject({ code: 90271 })
  expect((await refundOf(books)).countries).toMatchObject([{ requested: null }])
})

test('what was taken back, and what was bought under the small-business scheme, is not asked back', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const purchases = new Purchases(books)
  const bought = { lines: none(11_900), foreignVat: inGermany(1900) }
  await purchases.tryReverse(await purchases.booked(bought))
  expect((await refundOf(books)).countries).toEqual([])
  await purchases.booked({ ...bought, invoiceDate: '2026-06-30', dueDate: '2026-07-30' })
  await books.client.call(contract.smallBusinessScheme.save, { params: books.params, body: { from: '2026-07-01' } })
  await purchases.booked({ ...bought, invoiceDate: '2026-07-01', dueDate: '2026-07-31' })
  expect(await refundOf(books)).toMatchObject({ countries: [{ quarterCents: [0, 1900, 0, 0] }] })
})

test.each([
  ['in a line whose VAT is deducted here', { lines: [aPurchaseLine()], foreignVat: inGermany(1900) }],
  ['as much as its line', { lines: none(1900), foreignVat: inGermany(1900) }],
  ['of a country outside the EU', { lines: none(11_900), foreignVat: { country: 'CH', vatCents: 810 } }],
])('VAT %s is not booked as that of another EU country', async (_case, changes) => {
  const purchases = new Purchases(await Books.openOn(server, '2026-05-20'))
  const refused = await purchases.tryBook(await purchases.draft(changes))
  expect(refused).toMatchObject({ status: 422, body: { fields: { foreignVat: expect.any(String) as string } } })
})

test.each([{ country: 'NL', vatCents: 2100 }, inGermany(0), inGermany(-1900)])('%o is not kept', async (foreignVat) => {
  const purchases = new Purchases(await Books.openOn(server, '2026-05-20'))
  expect((await purchases.tryCreate(await purchases.complete({ lines: none(11_900), foreignVat }))).status).toBe(422)
})
