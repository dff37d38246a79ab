import { must } from '@klopt/bookkeeping/money'
import { contract, type QueryOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoice, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { nodesOf, plansOf } from '../plans.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

type Filter = QueryOf<typeof contract.invoices.list>
const list = (books: Books, query: Filter = {}) =>
  books.client.call(contract.invoices.list, { params: books.params, query })

/** Drafts with some days in common, so that pages end in the middle of a day. */
async function withDrafts(books: Books, count: number): Promise<void> {
  const contactId = await books.contact()
  for (let n = 0; n < count; n += 1) {
    const invoiceDate = `2026-05-${String((n % 7) + 1).padStart(2, '0')}`
    await books.client.call(contract.invoices.create, {
      params: books.params,
      body: anInvoice({ contactId, invoiceDate, reference: `R${n}`, lines: [] }),
    })
  }
}

test('pages follow each other without a gap or a repeat, newest first, also while invoices are added', async () => {
  const books = await Books.open(server)
  await withDrafts(books, 120)
  const seen: { id: number; invoiceDate: string }[] = []
  let cursor: string | null | undefined
  do {
    const page = await list(books, cursor ? { cursor } : {})
    // Of the whole filter, so said once.
    expect(page.totals?.count).toBe(cursor ? undefined : 120)
    expect(page.segments?.draft.count).toBe(cursor ? undefined : 120)
    seen.push(...page.items)
    cursor = page.nextCursor
    // Newer than all: belongs on a page that was read already.
    await books.draft({ contactId: null, invoiceDate: '2026-06-10', lines: [] })
  } while (cursor)
  expect(seen).toHaveLength(120)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120)
  const order = seen.map(({ invoiceDate, id }) => `${invoiceDate} ${String(id).padStart(9, '0')}`)
  expect(order).toEqual(order.toSorted().toReversed())
})

test('a list of 50 takes as many statements as a list of 5', async () => {
  const few = await Books.open(server)
  const many = await Books.open(server)
  await withDrafts(few, 5)
  await withDrafts(many, 50)
  const forFew = await countStatements(() => list(few))
  const forMany = await countStatements(() => list(many))
  expect(forMany).toBe(forFew)
  expect(forMany).toBeLessThan(10)
})

test('an invoice is late from the day after its due day', async () => {
  const books = await Books.open(server)
  const yesterday = await books.invoice({ invoiceDate: '2026-05-31', paymentTermDays: 14 })
  const today = await books.invoice({ invoiceDate: '2026-06-01', paymentTermDays: 14 })
  expect((await list(books, { status: 'late' })).items).toMatchObject([{ id: yesterday.id, dueDate: '2026-06-14' }])
  const { items, segments } = await list(books)
  expect(segments?.late.count).toBe(1)
  expect(items.map(({ id, status }) => [id, status])).toEqual([
    [today.id, 'open'],
    [yesterday.id, 'late'],
  ])
})

test('each filter finds its own, and the sums are those of the filter', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact({ name: 'Bakkerij 100%_' })
  const draft = await books.draft({ contactId, reference: 'PO-1' })
  const late = await books.invoice({ invoiceDate: '2026-05-01' })
  const open = await books.invoice({ invoiceDate: '2026-06-10' })
  const paid = await books.invoice({ invoiceDate: '2026-05-02' })
  const item = await books.openItem(paid.number)
  await books.process(await books.line(12_100), { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  const part = await books.openItem(late.number)
  await books.process(await books.line(2_100), { items: [{ openItemId: part.id, amountCents: 2_100 }] })

  const idsOf = async (query: Filter) => (await list(books, query)).items.map(({ id }) => id)
  expect(await idsOf({ status: 'draft' })).toEqual([draft.id])
  expect(await idsOf({ status: 'late' })).toEqual([late.id])
  expect(await idsOf({ status: 'unpaid' })).toEqual([open.id, late.id])
  expect(await idsOf({ status: 'paid' })).toEqual([paid.id])
  expect(await idsOf({ contactId: String(contactId) })).toEqual([draft.id])
  expect(await idsOf({ from: '2026-05-02', to: '2026-05-02' })).toEqual([paid.id])
  expect(await idsOf({ search: '100%_' })).toEqual([draft.id])
  expect(await idsOf({ search: '%' })).toEqual([draft.id])
  expect(await idsOf({ search: 'po-1' })).toEqual([draft.id])
  expect(await idsOf({ search: late.number })).toEqual([late.id])
  // What it came to, and what is left of it.
  expect(await idsOf({ search: '€ 100,00' })).toEqual([late.id])
  expect(await idsOf({ search: '121', status: 'late' })).toEqual([late.id])
  const unpaid = await list(books, { status: 'unpaid' })
  expect(unpaid.totals).toEqual({ count: 2, grossCents: 24_200, openCents: 22_100 })
  expect(unpaid.items.map(({ status }) => status)).toEqual(['open', 'late'])
  const segment = (count: number, grossCents: number, openCents: number) => ({
    count,
    isCapped: false,
    grossCents,
    openCents,
  })
  expect(unpaid.segments).toEqual({
    all: segment(4, 48_400, 22_100),
    draft: segment(1, 12_100, 0),
    unpaid: segment(2, 24_200, 22_100),
    late: segment(1, 12_100, 10_000),
    paid: segment(1, 12_100, 0),
  })
  // Searched they are counted by one scan: those of 121,00 are all of them.
  expect((await list(books, { search: '121' })).segments).toEqual(unpaid.segments)
  expect((await list(books, { search: 'po-1' })).segments).toMatchObject({ all: { count: 1 }, unpaid: { count: 0 } })
})

test('what is searched is read once for all of its segments', async () => {
  const books = await Books.open(server)
  await books.invoice({ reference: 'gezocht' })
  const plans = await plansOf(() => list(books, { search: 'gezocht' }), { having: '"every row"' })
  const scans = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'invoices')
  expect(scans).toHaveLength(1)
})

test('a status follows the day: late from the day after the due date', async () => {
  const books = await Books.open(server)
  const { id } = await books.invoice({ invoiceDate: '2026-06-01', paymentTermDays: 14, lines: [anInvoiceLine()] })
  expect((await books.show(id)).status).toBe('open')
  await books.on('2026-06-16')
  expect((await books.show(id)).status).toBe('late')
  server.clock.set('2026-06-15T10:00:00Z')
})

test('a cursor that is none of ours is refused', async () => {
  const books = await Books.open(server)
  for (const cursor of ['x', 'W10', Buffer.from('["2026-05-01"]').toString('base64url')]) {
    const answer = await books.client.send(contract.invoices.list, { params: books.params, query: { cursor } })
    expect(answer).toMatchObject({ status: 400, body: { code: 90014 } })
  }
})

test('a cursor goes with the order and the filter it was given for', async () => {
  const books = await Books.open(server)
  await withDrafts(books, 51)
  const { nextCursor } = await list(books, { sort: 'dueDate' })
  const cursor = must(nextCursor, 'a second page')
  expect((await list(books, { sort: 'dueDate', cursor })).items).toHaveLength(1)
  for (const query of [
    { cursor },
    { sort: '-dueDate', cursor },
    { sort: 'dueDate', status: 'draft', cursor },
  ] as const) {
    const answer = await books.client.send(contract.invoices.list, { params: books.params, query })
    expect(answer).toMatchObject({ status: 422, body: { code: 90090 } })
  }
})

test('a column that is not offered, or a start that it cannot hold, is refused in words', async () => {
  const books = await Books.open(server)
  const ask = (query: Record<string, string>) =>
    books.client.send(contract.invoices.list, { params: books.params, query })
  expect(await ask({ sort: 'secret' })).toMatchObject({
    status: 422,
    body: { fields: { sort: 'Op deze kolom kan deze lijst niet worden gesorteerd' } },
  })
  expect(await ask({ start: '2026-13-01' })).toMatchObject({
    status: 422,
    body: { fields: { start: expect.any(String) } },
  })
  expect(await ask({ sort: 'grossCents', start: 'x' })).toMatchObject({ status: 422 })
  expect(await ask({ unknown: '1' })).toMatchObject({ status: 200 })
})
