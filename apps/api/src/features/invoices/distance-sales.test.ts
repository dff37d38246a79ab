import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
const swiss = { deliveryPlace: 'Bahnhofstrasse 1, Zürich', deliveryCountry: 'CH' }
const lineOf = (unitPrice: string) => ({ lines: [anInvoiceLine({ unitPrice })] })
const told = (books: Books, { id }: { id: number }) =>
  books.client.call(contract.invoices.finalising, { params: { ...books.params, invoiceId: id } })

test('an export to a Dutch customer asks where it went, and says it on paper', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const lines = [anInvoiceLine({ vatCode: 'sale_export' })]
  const draft = await books.draft({ lines })
  await expect(books.finalise(draft)).rejects.toThrow('buyer.country')
  const inside = await books.draft({ lines, deliveryPlace: '', deliveryCountry: 'BE' })
  await expect(books.finalise(inside)).rejects.toThrow('deliveryCountry')
  const { id } = await books.invoice({ lines, ...swiss })
  expect(await books.show(id)).toMatchObject({ ...swiss, totals: { vatCents: 0 } })
  expect((await books.show(id)).paper?.deliveryPlace).toBe('Bahnhofstrasse 1, Zürich, Zwitserland')
})

test('a place that is no country of two letters or is too long is refused', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await expect(books.draft({ deliveryCountry: 'Zwitserland' })).rejects.toMatchObject({ status: 422 })
  await expect(books.draft({ deliveryPlace: 'x'.repeat(301) })).rejects.toMatchObject({ status: 422 })
})

// 9,999.99 is below the limit of 10,000; one cent more than 10,000 is above it, and the next year begins above it.
test('a consumer in Germany warns with the sale that passes 10,000 euro, in that year and the next', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const contactId = await books.contact(hamburg)
  const first = await books.draft({ contactId, ...lineOf('9999.99') })
  expect((await told(books, first)).distanceSales).toMatchObject({ country: 'DE', thisYearCents: 0, passes: false })
  await books.finalise(first)
  const second = await books.draft({ contactId, ...lineOf('0.01') })
  expect((await told(books, second)).distanceSales).toMatchObject({ thisYearCents: 999_999, passes: false })
  const third = await books.draft({ contactId, ...lineOf('0.02') })
  expect((await told(books, third)).distanceSales).toMatchObject({ passes: true, limitCents: 1_000_000 })
  await books.finalise(third)
  const next = await books.draft({ contactId, invoiceDate: '2027-01-05', ...lineOf('1') })
  expect((await told(books, next)).distanceSales).toMatchObject({ yearBeforeCents: 1_000_001, passes: true })
})

// The scheme is of the Netherlands alone: what is sold to a consumer in Germany counts for the 10,000 all the same.
test('under the small-business scheme the limit is watched too', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const body = { from: '2026-04-01' }
  await books.client.send(contract.smallBusinessScheme.save, { params: books.params, body })
  const contactId = await books.contact(hamburg)
  await books.invoice({ contactId, ...lineOf('9999.99') })
  const next = await books.draft({ contactId, ...lineOf('0.02') })
  expect((await told(books, next)).distanceSales).toMatchObject({ thisYearCents: 999_999, passes: true })
})

test('nobody else is warned: a business with a number, a customer here, and delivery at a shop in the Netherlands', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const business = await books.contact({ ...hamburg, kind: 'company', vatNumber: 'DE136695976' })
  const consumer = await books.contact(hamburg)
  for (const changes of [{ contactId: business }, {}, { contactId: consumer, deliveryCountry: 'NL' }])
    expect((await told(books, await books.draft(changes))).distanceSales).toBeNull()
})

test('who does not use the one-stop shop on that day is refused it, and still credits what was sold while it was used', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const since = (day: string | null) =>
    books.client.call(contract.oss.register, { params: books.params, body: { since: day } })
  const contactId = await books.contact(hamburg)
  const draft = await books.draft({
    contactId,
    lines: [anInvoiceLine({ vatCode: 'sale_oss' })],
    invoiceDate: '2026-05-20',
  })
  await expect(books.finalise(draft)).rejects.toThrow('Je gebruikt het éénloketsysteem (OSS) niet')
  await since('2026-07-01')
  await expect(books.finalise(draft)).rejects.toThrow('pas vanaf 01-07-2026')
  await since('2026-04-01')
  await books.finalise(draft)
  await since(null)
  await books.finalise(await books.credit(draft.id))
  const list = await books.client.call(contract.oss.get, { params: books.params, query: { period: '2026-Q2' } })
  expect(list).toMatchObject({ vatCents: 0 })
  await expectBooksToAddUp(books)
})
