import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const hamburg = { kind: 'person', name: 'Jutta Wolf', country: 'DE', postcode: '20095', city: 'Hamburg' } as const
const helsinki = { kind: 'person', name: 'Aino Korhonen', country: 'FI', postcode: '00100', city: 'Helsinki' } as const
const ossLine = (unitPrice = '100') => anInvoiceLine({ unitPrice, vatCode: 'sale_oss' })
/** Books that use the one-stop shop since 2026 began. */
const openOn = async (day: string) => {
  const books = await Books.openOn(server, day)
  await books.client.call(contract.oss.register, { params: books.params, body: { since: '2026-01-01' } })
  return books
}
const listOf = (books: Books, period: string) =>
  books.client.call(contract.oss.get, { params: books.params, query: { period } })
const file = (books: Books, period: string, vatCents?: number) =>
  books.client.send(contract.oss.file, {
    params: books.params,
    body: { period, ...(vatCents !== undefined && { vatCents }) },
  })
const sell = async (books: Books, contact: Parameters<Books['contact']>[0], invoiceDate: string, unitPrice?: string) =>
  books.invoice({ contactId: await books.contact(contact), invoiceDate, lines: [ossLine(unitPrice)] })

// 100.00 to Germany bears 19.00, to Finland 25.50: 44.50 together, of which nothing is declared in the Netherlands.
test('a consumer abroad pays the VAT of their country, which stands in the list and in no box', async () => {
  const books = await openOn('2026-05-20')
  const { id } = await sell(books, hamburg, '2026-05-20')
  await sell(books, helsinki, '2026-05-20')
  expect((await books.show(id)).totals).toMatchObject({ vatCents: 1900, grossCents: 11_900 })
  expect((await books.show(id)).paper?.vat).toEqual([{ label: '19% (OSS)', baseCents: 10_000, vatCents: 1900 }])
  expect(await listOf(books, '2026-Q2')).toMatchObject({
    state: 'open',
    dueDate: '2026-07-31',
    rows: [
      { country: 'DE', ratePercent: '19', baseCents: 10_000, vatCents: 1900 },
      { country: 'FI', ratePercent: '25.5', baseCents: 10_000, vatCents: 2550 },
    ],
    vatCents: 4450,
  })
  for (const { baseCents, vatCents } of (await books.vatReturn('2026-Q2')).boxes)
    expect([baseCents ?? 0, vatCents ?? 0]).toEqual([0, 0])
  await expectBooksToAddUp(books)
})

// In Germany 100.00 bears 19.00 and a book of 40.00 at 7% bears 2.80; a typed 8.5% of 20.00 is 1.70.
test('a line bears a reduced rate of its destination, and the list has a row for each rate', async () => {
  const books = await openOn('2026-05-20')
  const contactId = await books.contact(hamburg)
  const lines = [
    ossLine(),
    { ...ossLine('40'), ossRateBasisPoints: 700 },
    { ...ossLine('20'), ossRateBasisPoints: 850 },
  ]
  const { id } = await books.invoice({ contactId, invoiceDate: '2026-05-20', lines })
  expect((await books.show(id)).totals).toMatchObject({ netCents: 16_000, vatCents: 2350 })
  expect((await books.show(id)).paper?.vat.map(({ label, vatCents }) => [label, vatCents])).toEqual([
    ['19% (OSS)', 1900],
    ['8,5% (OSS)', 170],
    ['7% (OSS)', 280],
  ])
  const { rows, vatCents } = await listOf(books, '2026-Q2')
  expect(rows).toEqual([
    { country: 'DE', ratePercent: '19', baseCents: 10_000, vatCents: 1900 },
    { country: 'DE', ratePercent: '8.5', baseCents: 2000, vatCents: 170 },
    { country: 'DE', ratePercent: '7', baseCents: 4000, vatCents: 280 },
  ])
  expect(vatCents).toBe(2350)
  // A credit invoice takes back what was charged.
  await books.finalise(await books.credit(id))
  expect(await listOf(books, '2026-Q2')).toMatchObject({ rows: [], vatCents: 0 })
  await expectBooksToAddUp(books)
})

test('a chosen rate goes with its code, and one that no country has is refused', async () => {
  const books = await openOn('2026-05-20')
  const contactId = await books.contact(hamburg)
  const { id } = await books.draft({ contactId, lines: [{ ...ossLine(), ossRateBasisPoints: 700 }] })
  expect((await books.show(id)).lines).toMatchObject([{ ossRateBasisPoints: 700 }])
  const other = await books.draft({ contactId, lines: [{ ...anInvoiceLine(), ossRateBasisPoints: 700 }] })
  expect((await books.show(other.id)).lines).toMatchObject([{ ossRateBasisPoints: null }])
  for (const ossRateBasisPoints of [0, -700, 3001, 7.5])
    await expect(books.draft({ contactId, lines: [{ ...ossLine(), ossRateBasisPoints }] })).rejects.toThrow(
      'ossRateBasisPoints',
    )
})

test('it is refused for a business, for somebody here, and the place of delivery decides the rate', async () => {
  const books = await openOn('2026-05-20')
  const lines = [ossLine()]
  const business = await books.contact({ ...hamburg, kind: 'company', vatNumber: 'DE136695976' })
  await expect(books.finalise(await books.draft({ contactId: business, lines }))).rejects.toThrow('buyer.vatId')
  await expect(books.finalise(await books.draft({ lines }))).rejects.toThrow('buyer.country')
  const contactId = await books.contact({ kind: 'person' })
  const { id } = await books.invoice({ contactId, lines, deliveryCountry: 'BE' })
  expect((await books.show(id)).totals).toMatchObject({ vatCents: 2100 })
})

test('a list that was handed in stays, and what is credited later corrects its quarter in the next', async () => {
  const books = await openOn('2026-03-10')
  const sale = await sell(books, hamburg, '2026-03-10')
  expect(await file(books, '2026-Q1')).toMatchObject({ status: 409 })
  await books.on('2026-04-10')
  expect(await file(books, '2026-Q1', 1)).toMatchObject({ status: 409 })
  expect(await file(books, '2026-Q1', 1900)).toMatchObject({ status: 200 })
  expect(await file(books, '2026-Q1')).toMatchObject({ status: 409 })
  await books.finalise(await books.credit(sale.id))
  await sell(books, helsinki, '2026-04-10')
  expect(await listOf(books, '2026-Q1')).toMatchObject({ state: 'filed', vatCents: 1900, corrections: [] })
  expect(await listOf(books, '2026-Q2')).toMatchObject({
    rows: [{ country: 'FI', vatCents: 2550 }],
    corrections: [{ periodKey: '2026-Q1', country: 'DE', vatCents: -1900 }],
    vatCents: 650,
  })
  await expectBooksToAddUp(books)
})

test('lists are taken back newest first, and their sales are in none again', async () => {
  const books = await openOn('2026-03-10')
  await sell(books, hamburg, '2026-03-10')
  await books.on('2026-07-02')
  await file(books, '2026-Q1')
  // A quarter in which nothing was sold is handed in too.
  expect(await file(books, '2026-Q2')).toMatchObject({ status: 200 })
  const [second, first] = [await listOf(books, '2026-Q2'), await listOf(books, '2026-Q1')].map(
    ({ filed }) => must(filed, 'the list that was handed in').id,
  )
  const remove = (listId: number | undefined) =>
    books.client.send(contract.oss.delete, { params: { ...books.params, listId: must(listId, 'a list') } })
  expect(await remove(first)).toMatchObject({ status: 409, body: { code: 90140 } })
  expect(await remove(second)).toMatchObject({ status: 204 })
  expect(await remove(first)).toMatchObject({ status: 204 })
  expect(await listOf(books, '2026-Q1')).toMatchObject({ state: 'late', vatCents: 1900 })
})

test('twenty filings at once make one list', async () => {
  const books = await openOn('2026-03-10')
  await sell(books, hamburg, '2026-03-10')
  await books.on('2026-04-10')
  const answers = await Promise.all(Array.from({ length: 20 }, () => file(books, '2026-Q1')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the database keeps what was handed in', async () => {
  const books = await openOn('2026-03-10')
  await sell(books, hamburg, '2026-03-10')
  await books.on('2026-04-10')
  await file(books, '2026-Q1')
  await expect(books.rows('UPDATE oss_supplies SET list_id = NULL WHERE administration_id = $1')).rejects.toThrow(
    'stays in it',
  )
})

test('registering says since when, and shows the limit and the rates of today', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const register = (since: string | null) =>
    books.client.send(contract.oss.register, { params: books.params, body: { since } })
  expect(await register('2021-06-30')).toMatchObject({ status: 422 })
  expect(await register('2026-04-01')).toMatchObject({ status: 200, body: { since: '2026-04-01', isPassed: false } })
  const shown = await books.client.call(contract.oss.registration, { params: books.params })
  // What bears VAT abroad by choice counts for the limit too.
  await sell(books, hamburg, '2026-05-20')
  const after = await books.client.call(contract.oss.registration, { params: books.params })
  expect([shown.thisYearCents, after.thisYearCents]).toEqual([0, 10_000])
  expect(shown.rates).toContainEqual({ country: 'FI', percent: '25.5' })
  expect(await register(null)).toMatchObject({ body: { since: null } })
})

test('the PDF of a list names its countries, rates, corrections and the day it was handed in', async () => {
  const books = await openOn('2026-03-10')
  const { id } = await sell(books, hamburg, '2026-03-10')
  await books.on('2026-04-10')
  await file(books, '2026-Q1')
  await books.finalise(await books.credit(id))
  const lines = [{ ...ossLine('40'), ossRateBasisPoints: 1350 }]
  await books.invoice({ contactId: await books.contact(helsinki), invoiceDate: '2026-04-10', lines })
  await books.on('2026-07-02')
  await file(books, '2026-Q2')
  const { filed } = await listOf(books, '2026-Q2')
  const params = { ...books.params, listId: must(filed, 'the list that was handed in').id }
  const cookie = [...books.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = `${server.url}/api/v2/administrations/${books.id}/vat/oss/${params.listId}/pdf`
  // The bytes: the test client reads text.
  const answer = await fetch(address, { method: 'POST', headers: { cookie, origin: server.url } })
  const { pages, title } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(title).toContain('OSS-melding 2e kwartaal 2026 van')
  // 40.00 at 13.5% is 5.40, less the 19.00 that was credited.
  for (const shown of [
    'Finland',
    '13,5%',
    '40,00',
    '5,40',
    'Duitsland (1e kwartaal 2026)',
    '-19,00',
    '-13,60',
    '02-07-2026',
  ])
    expect(pages[0]?.replaceAll('−', '-')).toContain(shown)
  expect(await books.client.send(contract.oss.pdf, { params: { ...books.params, listId: 999_999 } })).toMatchObject({
    status: 404,
  })
})
