import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** More than a page has. */
const LINES_OF_A_DAY = 3000

test('a page of an account card reads its own lines alone, however many lines a day has', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  const [costs, equity] = [await books.account('WBedKanTef'), await books.account('BEivKapPrs')]
  const lines = Array.from({ length: LINES_OF_A_DAY }, () => debit(costs, 100))
  for (const entryDate of ['2026-06-28', '2026-06-29'])
    await write(books, { entryDate, lines: [...lines, credit(equity, 100 * LINES_OF_A_DAY)] })
  await books.rows('ANALYZE journal_lines', [])
  const card = (cursor?: string) =>
    books.client.call(contract.reports.accountCard, {
      params: { ...books.params, accountId: costs },
      query: { from: '2026-01-01', to: '2026-12-31', ...(cursor !== undefined && { cursor }) },
    })
  const { items, nextCursor } = await card()
  expect(items).toHaveLength(100)
  for (const cursor of [undefined, nextCursor ?? undefined]) {
    const plans = await plansOf(() => card(cursor), { having: 'AS entry_number', isRun: true })
    expect(rowsRead(plans, 'journal_lines')).toBe(items.length + 1)
  }
})
