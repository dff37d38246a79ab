import { contract, type QueryOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { Purchases } from './purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const list = ({ books }: Purchases, query: QueryOf<typeof contract.purchases.list> = {}) =>
  books.client.call(contract.purchases.list, { params: books.params, query })
const numbers = async (of: Purchases, query: QueryOf<typeof contract.purchases.list>) =>
  (await list(of, query)).items.map(({ number }) => number)

test('filters and search find what they say, newest first, with the sums of all of it', async () => {
  const purchases = new Purchases(await Books.open(server))
  const contactId = await purchases.supplier('Zeefdruk Zuid')
  await purchases.draft({ number: 'CONCEPT', invoiceDate: '2026-06-10' })
  await purchases.booked({ number: 'LAAT', contactId, invoiceDate: '2026-04-01', dueDate: '2026-06-14' })
  await purchases.booked({ number: 'OPEN', invoiceDate: '2026-05-01', dueDate: '2026-06-15' })
  await purchases.booked({ number: 'CREDIT', kind: 'credit_invoice', invoiceDate: '2026-05-02', dueDate: '2026-05-02' })
  const mistake = await purchases.booked({ number: 'FOUT', contactId, invoiceDate: '2026-05-03' })
  await purchases.tryReverse(mistake)

  const all = await list(purchases)
  expect(all.items.map(({ number, status, openCents }) => [number, status, openCents])).toEqual([
    ['CONCEPT', 'draft', 0],
    ['FOUT', 'reversed', 0],
    ['CREDIT', 'open', -12_100],
    ['OPEN', 'open', 12_100],
    ['LAAT', 'late', 12_100],
  ])
  expect(all.totals).toEqual({ count: 5, grossCents: 24_200, openCents: 12_100 })
  expect(await numbers(purchases, { status: 'draft' })).toEqual(['CONCEPT'])
  expect(await numbers(purchases, { status: 'unpaid' })).toEqual(['CREDIT', 'OPEN', 'LAAT'])
  expect(await numbers(purchases, { status: 'late' })).toEqual(['LAAT'])
  expect(await numbers(purchases, { status: 'paid' })).toEqual([])
  expect(await numbers(purchases, { search: 'zeefdruk' })).toEqual(['FOUT', 'LAAT'])
  expect(await numbers(purchases, { search: 'cred' })).toEqual(['CREDIT'])
  expect(await numbers(purchases, { search: '121,00', status: 'unpaid' })).toEqual(['CREDIT', 'OPEN', 'LAAT'])
  expect(await numbers(purchases, { search: '121,01' })).toEqual([])
  expect(await numbers(purchases, { search: '%' })).toEqual([])
  expect(await numbers(purchases, { contactId: String(contactId), from: '2026-04-02' })).toEqual(['FOUT'])
  expect(await numbers(purchases, { to: '2026-04-30' })).toEqual(['LAAT'])
})

test('pages follow each other without a gap or a repeat, with as many statements for 50 as for 5', async () => {
  const many = new Purchases(await Books.open(server))
  const few = new Purchases(await Books.open(server))
  for (const [of, count] of [
    [many, 120],
    [few, 5],
  ] as const) {
    await of.books.rows(
      `INSERT INTO purchases (administration_id, invoice_date, due_date, created_at, updated_at)
      SELECT $1, '2026-01-01'::date + (n % 40), '2026-03-01', now(), now() FROM generate_series(1, $2) AS n`,
      [of.books.id, count],
    )
  }
  const seen: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await list(many, cursor ? { cursor } : {})
    seen.push(...page.items.map((item) => item.id))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  expect(await countStatements(() => list(many))).toBe(await countStatements(() => list(few)))
})
