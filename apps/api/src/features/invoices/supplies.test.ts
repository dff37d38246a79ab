import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoice, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const december = { supplyFrom: '2025-12-01', supplyTo: '2025-12-31' }
const boxOf = async (books: Books, period: string, code: string) =>
  must(
    (await books.vatReturn(period)).boxes.find(({ box }) => box === code),
    `box ${code}`,
  )

// Lodging bears 9% up to 31 December 2025 and 21% from then on: the supply decides (table I Wet OB).
describe('lodging of December 2025 on an invoice of 5 January 2026', () => {
  const lodging = {
    invoiceDate: '2026-01-05',
    ...december,
    lines: [anInvoiceLine({ unitPrice: '1000', vatCode: 'sale_lodging' })],
  }

  test('bears 9% and is in the first quarter of 2026 for a business', async () => {
    const books = await Books.openOn(server, '2026-01-05')
    const { id } = await books.invoice(lodging)
    expect((await books.show(id)).totals).toMatchObject({ vatCents: 9000, grossCents: 109_000 })
    expect(await boxOf(books, '2026-Q1', '1b')).toMatchObject({ baseCents: 100_000, vatCents: 9000 })
  })

  test('and in the fourth quarter of 2025 for a consumer', async () => {
    const books = await Books.openOn(server, '2026-01-05')
    const contactId = await books.contact({ kind: 'person', name: 'Anna Bakker' })
    const draft = await books.draft({ ...lodging, contactId })
    const params = { ...books.params, invoiceId: draft.id }
    const told = await books.client.call(contract.invoices.finalising, { params })
    expect(told).toMatchObject({ date: '2026-01-05', vatPeriodLabel: '4e kwartaal 2025', vatIsLate: false })
    await books.finalise(draft)
    expect(await boxOf(books, '2025-Q4', '1b')).toMatchObject({ baseCents: 100_000, vatCents: 9000 })
    expect(await boxOf(books, '2026-Q1', '1b')).toMatchObject({ baseCents: 0, vatCents: 0 })
  })

  test('says on paper when it was supplied', async () => {
    const books = await Books.openOn(server, '2026-01-05')
    const { id } = await books.invoice(lodging)
    expect((await books.show(id)).paper?.supplyPeriod).toBe('01-12-2025 t/m 31-12-2025')
  })
})

test('each line follows its own day: two rates and two periods on one invoice, to the cent', async () => {
  const books = await Books.openOn(server, '2026-01-05')
  const contactId = await books.contact({ kind: 'person' })
  const { id } = await books.invoice({
    contactId,
    invoiceDate: '2026-01-05',
    lines: [
      anInvoiceLine({ unitPrice: '99.99', vatCode: 'sale_lodging', supplyFrom: '2025-12-30', supplyTo: '2025-12-31' }),
      anInvoiceLine({ unitPrice: '200.01', vatCode: 'sale_lodging', supplyFrom: '2026-01-01', supplyTo: '2026-01-02' }),
      anInvoiceLine({ unitPrice: '33.33', supplyFrom: '2025-12-20' }),
    ],
  })
  const { totals, paper } = await books.show(id)
  expect(totals.vat).toMatchObject([
    { vatCode: 'sale_high', baseCents: 23_334, vatCents: 4900 },
    { vatCode: 'sale_low', baseCents: 9999, vatCents: 900 },
  ])
  // 200.01 of January and 33.33 of December share 49.00 of VAT: 42.00 and 7.00.
  expect(await boxOf(books, '2026-Q1', '1a')).toMatchObject({ baseCents: 20_001, vatCents: 4200 })
  expect(await boxOf(books, '2025-Q4', '1a')).toMatchObject({ baseCents: 3333, vatCents: 700 })
  expect(await boxOf(books, '2025-Q4', '1b')).toMatchObject({ baseCents: 9999, vatCents: 900 })
  expect(paper?.supplyPeriod).toBeNull()
  expect(paper?.lines.map(({ description }) => description)).toEqual([
    'Ontwerp\nGeleverd 30-12-2025 t/m 31-12-2025',
    'Ontwerp\nGeleverd 01-01-2026 t/m 02-01-2026',
    'Ontwerp\nGeleverd 20-12-2025',
  ])
})

// Lodging left the low rate on 1 January 2026, for what was paid before it too: the rate is that of the supply.
test('a prepayment bears the rate of its supply, and counts when it is invoiced', async () => {
  const books = await Books.openOn(server, '2025-12-10')
  const lines = [anInvoiceLine({ unitPrice: '1000', vatCode: 'sale_lodging' })]
  const { id } = await books.invoice({ invoiceDate: '2025-12-10', supplyFrom: '2026-01-15', lines })
  expect((await books.show(id)).totals).toMatchObject({ vatCents: 21_000, grossCents: 121_000 })
  expect(await boxOf(books, '2025-Q4', '1a')).toMatchObject({ baseCents: 100_000, vatCents: 21_000 })
})

test('services to another EU country are in the period of their supply, in the return and in the list', async () => {
  const books = await Books.openOn(server, '2026-04-10')
  const contactId = await books.contact({ country: 'BE', vatNumber: 'BE0411905847' })
  const line = { unitPrice: '1234', supplyFrom: '2026-03-31' }
  await books.invoice({
    contactId,
    invoiceDate: '2026-04-08',
    lines: [anInvoiceLine({ ...line, vatCode: 'sale_eu_services' })],
  })
  expect((await boxOf(books, '2026-Q1', '3b')).baseEuros).toBe(1234)
  const list = await books.client.call(contract.icp.get, { params: books.params, query: { period: '2026-Q1' } })
  expect(list).toMatchObject({ totalEuros: 1234, box3b: { match: 'equal' } })
})

test('an invoice after the 15th of the month that follows counts on that 15th', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await books.invoice({ invoiceDate: '2026-05-20', supplyFrom: '2026-02-28' })
  const [line] = await books.rows<{ vat_date: string }>(
    "SELECT DISTINCT vat_date::text FROM journal_lines WHERE administration_id = $1 AND vat_code = 'sale_high'",
  )
  expect(line?.vat_date).toBe('2026-03-15')
})

test('a credit invoice keeps the rate of what it takes back and counts on its own day', async () => {
  const books = await Books.openOn(server, '2026-01-05')
  const contactId = await books.contact({ kind: 'person' })
  const lines = [anInvoiceLine({ unitPrice: '1000', vatCode: 'sale_lodging' })]
  const { id } = await books.invoice({ contactId, invoiceDate: '2026-01-05', ...december, lines })
  await books.on('2026-02-10')
  await books.finalise(await books.credit(id))
  expect(await boxOf(books, '2025-Q4', '1b')).toMatchObject({ vatCents: 9000 })
  expect(await boxOf(books, '2026-Q1', '1b')).toMatchObject({ vatCents: -9000 })
})

test('the day of the invoice itself is not said twice', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const { id } = await books.invoice({ invoiceDate: '2026-05-20', supplyFrom: '2026-05-20', supplyTo: '2026-05-20' })
  const other = await books.invoice({ invoiceDate: '2026-05-20', supplyFrom: '2026-05-19' })
  expect((await books.show(id)).paper?.supplyPeriod).toBeNull()
  expect((await books.show(other.id)).paper?.supplyPeriod).toBe('2026-05-19')
})

describe('what is refused, at its field', () => {
  const save = async (changes: object) => {
    const books = await Books.openOn(server, '2026-05-20')
    return books.client.send(contract.invoices.create, { params: books.params, body: anInvoice(changes) })
  }
  test.each([
    [{ supplyFrom: '2026-05-02', supplyTo: '2026-05-01' }, 'supplyTo'],
    [{ supplyTo: '2026-05-01' }, 'supplyFrom'],
    [{ supplyFrom: '1999-05-01' }, 'supplyFrom'],
    [{ supplyFrom: '2026-02-30' }, 'supplyFrom'],
    [{ lines: [anInvoiceLine({ supplyFrom: '2026-05-02', supplyTo: '2026-05-01' })] }, 'lines.0.supplyTo'],
  ])('days such as %j', async (changes, field) => {
    const answer = await save(changes)
    expect(answer.status).toBe(422)
    expect((answer.body as { fields: object }).fields).toHaveProperty([field])
  })

  test('finalising lodging over the new year, of which the rate changes on the way', async () => {
    const books = await Books.openOn(server, '2026-01-05')
    const lines = [anInvoiceLine({ vatCode: 'sale_lodging', supplyFrom: '2025-12-30', supplyTo: '2026-01-02' })]
    const draft = await books.draft({ invoiceDate: '2026-01-05', lines })
    const refused = books.finalise(draft)
    await expect(refused).rejects.toMatchObject({ status: 422 })
    await expect(refused).rejects.toThrow('lines.0.supplyFrom')
  })
})
