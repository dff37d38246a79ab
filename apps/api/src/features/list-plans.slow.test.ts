import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { pagesOf } from './list-walk.test-support.ts'
import { lists, listsAcross, rowsOf } from './lists-under-test.test-support.ts'
import { nodesOf, plansOf, type PlanNode } from './plans.test-support.ts'

/** From so many rows on an index is worth taking, and a list without one would be read whole for each page. */
const ROWS = 6000
/** What checks the rows of one statement takes long over more. */
const ROWS_AT_ONCE = 1500
/** A page with what it takes to find it; more than this is not a page any more. */
const SOME_ROWS = 1000

/** What each list is of, and its filters as its address would say them. */
const filters: Record<string, { readonly table: string; readonly filters?: readonly Record<string, string>[] }> = {
  invoices: { table: 'invoices', filters: [{ status: 'draft' }, { from: '2026-05-02', to: '2026-05-03' }] },
  purchases: { table: 'purchases', filters: [{ status: 'draft' }, { from: '2026-05-02', to: '2026-05-03' }] },
  payables: { table: 'open_items', filters: [{ status: 'late' }, { from: '2026-05-02', to: '2026-05-03' }] },
  'payment files': { table: 'payment_files' },
  contacts: { table: 'contacts' },
  products: { table: 'products' },
  documents: { table: 'documents' },
  'bank lines': { table: 'bank_transactions', filters: [{ state: 'waiting' }] },
  'journal entries': {
    table: 'journal_entries',
    filters: [{ journalType: 'general' }, { from: '2026-05-02', to: '2026-05-03' }],
  },
  approvals: { table: 'approvals' },
  questions: { table: 'questions', filters: [{ state: 'open' }] },
  'foreign VAT': { table: 'purchases', filters: [{ year: '2026' }] },
  trips: { table: 'trips', filters: [{ kind: 'business' }] },
  expenses: { table: 'expenses', filters: [] },
  tickets: { table: 'tickets' },
  'the queue of support': { table: 'tickets' },
  'reported errors': { table: 'error_reports' },
}

let server: KloptTestServer
let staff: TestClient
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
})
afterAll(() => server.stop())

const read = Object.fromEntries(
  [
    ...Object.entries(lists).map(([name, { reader }]) => [name, reader] as const),
    ...Object.entries(listsAcross).map(([name, { call }]) => [name, () => pagesOf(staff, call, {})] as const),
  ].map((entry) => entry),
)

describe.each(Object.entries({ ...lists, ...listsAcross }))('%s', (name, { columns, add }) => {
  test('each order and filter finds its page by an index, without sorting or reading all that there is', async () => {
    const books = await Books.open(server)
    for (let seed = 0; seed < ROWS / ROWS_AT_ONCE; seed += 1) await add(books, rowsOf(seed, ROWS_AT_ONCE))
    const of = must(filters[name], `what ${name} are of`)
    await books.rows(`ANALYZE ${of.table}`, [])
    const page = must(read[name], `the calls of ${name}`)(books)
    for (const filter of [{}, ...(of.filters ?? [])]) {
      for (const sort of columns.flatMap((column) => [column, `-${column}`])) {
        const plans = await plansOf(() => page({ sort, ...filter }), { having: 'AS sort_key' })
        const whole = plans.flatMap(nodesOf).filter((node) => isWhole(node, of.table))
        expect(plans.length, `${JSON.stringify(filter)} by ${sort}`).toBeGreaterThan(0)
        expect(whole, `${JSON.stringify(filter)} by ${sort}`).toEqual([])
      }
    }
  })
})

/** It reads the whole table of the list, or puts more in order than a page. */
const isWhole = (node: PlanNode, table: string): boolean =>
  (node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table) ||
  (node['Node Type'] === 'Sort' && node['Plan Rows'] > SOME_ROWS)
