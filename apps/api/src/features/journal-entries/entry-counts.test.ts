import { contract, type QueryOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { plansOf } from '../plans.test-support.ts'
import { credit, debit, write } from './journal.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
  books = await Books.openOn(server, '2026-06-30')
  const lines = [debit(await books.account('WBedKanTef'), 100), credit(await books.account('BEivKapPrs'), 100)]
  for (const entryDate of ['2025-12-31', '2026-01-01', '2026-06-29']) await write(books, { entryDate, lines })
  await books.invoice({ invoiceDate: '2026-06-01' })
})
afterAll(() => server.stop())

const list = (query: QueryOf<typeof contract.journalEntries.list>) =>
  books.client.call(contract.journalEntries.list, { params: books.params, query })
const journal = async (type: string) => {
  const [row] = await books.rows<{ id: number }>('SELECT id FROM journals WHERE administration_id = $1 AND type = $2', [
    books.id,
    type,
  ])
  return String(row?.id)
}

test('all entries, those of a book and those of days are counted as they are listed', async () => {
  const queries: QueryOf<typeof contract.journalEntries.list>[] = [
    {},
    { journalId: await journal('general') },
    { journalId: await journal('sales-book') },
    { journalType: 'general' },
    { journalType: 'sales-book', journalId: await journal('general') },
    { from: '2026-01-01' },
    { search: 'nergens' },
  ]
  const counts = []
  for (const query of queries) {
    const { items, segments } = await list(query)
    expect(segments?.all).toEqual({ count: items.length, isCapped: false })
    counts.push(items.length)
  }
  expect(counts).toEqual([4, 3, 1, 3, 0, 3, 0])
})

test('how many there are is known by their numbers, not by reading them', async () => {
  expect(await plansOf(() => list({}), { having: 'FROM counters' })).toHaveLength(1)
  expect(await plansOf(() => list({}), { having: 'count(*) AS count' })).toEqual([])
  expect(await plansOf(() => list({ from: '2026-01-01' }), { having: 'count(*) AS count' })).toHaveLength(1)
})
