import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { nodesOf, plansOf } from '../plans.test-support.ts'

let server: KloptTestServer
let books: Books
/** More than are counted. */
const COUNT = 12_000

beforeAll(async () => {
  server = await createTestServer()
  books = await Books.open(server)
  await books.rows(
    `INSERT INTO purchases (administration_id, number, invoice_date, due_date, net_cents, gross_cents, created_at, updated_at)
    SELECT $1, 'F' || n, '2026-01-01', '2026-01-31', n, n, now(), now() FROM generate_series(1, $2::int) n`,
    [books.id, COUNT],
  )
  await books.rows('VACUUM ANALYZE purchases', [])
})
afterAll(() => server.stop())

const list = (query: { search?: string } = {}) =>
  books.client.call(contract.purchases.list, { params: books.params, query })

test('more than are counted are counted by an index, and not by reading the table from anywhere', async () => {
  const plans = await plansOf(() => list(), { having: 'AS name, count(*)' })
  const scans = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'purchases')
  expect(scans.length).toBeGreaterThan(2)
  expect(scans.filter((scan) => !scan['Node Type'].startsWith('Index'))).toEqual([])
  const { segments } = await list()
  expect(segments).toMatchObject({
    all: { count: 10_000, isCapped: true, grossCents: null },
    draft: { count: 10_000, isCapped: true },
    unpaid: { count: 0, isCapped: false, openCents: 0 },
  })
})

test('fewer are summed, with words and without', async () => {
  await books.rows('UPDATE purchases SET deleted_at = now() WHERE administration_id = $1 AND gross_cents > 100', [
    books.id,
  ])
  const all = { count: 100, isCapped: false, grossCents: 5050, openCents: 0 }
  expect((await list()).segments).toMatchObject({ all, draft: all })
  expect((await list({ search: 'F99' })).segments).toMatchObject({ all: { count: 1, grossCents: 99 } })
})
