import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveSome } from '../../database/backfill.ts'
import { readBackfills } from '../../database/migration-files.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Deposits, line } from './deposits.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('of deposits of before it is found by which final invoice their VAT was released, and what was open then', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const deposits = await Deposits.of(books)
  const asked = await deposits.ask('1000')
  await deposits.pay(asked.number, 21_000, '2026-05-22')
  await books.on('2026-08-20')
  await deposits.final([asked.id], [line('3000')], { invoiceDate: '2026-08-20' })
  const { pool } = server.services
  const released = async () =>
    (await pool.query('SELECT released_on, released_cents FROM open_items WHERE invoice_id = $1', [asked.id])).rows
  const known = [{ released_on: '2026-08-20', released_cents: 100_000 }]
  expect(await released()).toEqual(known)
  await pool.query('UPDATE open_items SET released_on = NULL, released_cents = NULL')
  await pool.query('DELETE FROM backfills')
  while (await moveSome(pool, await readBackfills())) continue
  expect(await released()).toEqual(known)
})
