import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { expectBooksToAddUp } from '../../ledger-invariants.test-support.ts'
import { show, start, undo, withWaiting } from './certain-runs.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** Ten parts each way; `BILLS=5000` is a year of a busy shop. */
const BILLS = Number(process.env['BILLS'] ?? 400)

test('what fills many parts is booked by one job, and all of it is taken back by another', async () => {
  const books = await withWaiting(server, BILLS)
  const { runId } = await start(books)
  await server.jobs.drain()
  expect(await show(books, runId)).toMatchObject({ state: 'done', total: BILLS, processed: BILLS, skipped: 0 })
  expect(await undo(books, runId)).toMatchObject({ status: 204 })
  await server.jobs.drain()
  expect(await show(books, runId)).toMatchObject({ state: 'undone', processed: BILLS, undone: BILLS, kept: 0 })
  const [waiting] = await books.rows<{ count: number }>(
    'SELECT count(*)::int FROM bank_transactions WHERE administration_id = $1 AND journal_entry_id IS NULL',
  )
  expect(waiting?.count).toBe(BILLS)
  await expectBooksToAddUp(books)
}, 600_000)
