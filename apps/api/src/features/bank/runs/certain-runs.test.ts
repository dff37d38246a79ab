import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { expectBooksToAddUp } from '../../ledger-invariants.test-support.ts'
import { bookPart } from './book-part.ts'
import { show, start, undo, withWaiting } from './certain-runs.test-support.ts'
import { lockRun } from './change-run.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const stop = (books: Books, runId: number) =>
  books.client.send(contract.bank.stopCertainRun, { params: { ...books.params, runId } })

/** One part of a run, as the job does it. */
const onePart = (books: Books, runId: number) =>
  withTransaction(server.services.pool, { kind: 'administration', administrationId: books.id }, async (db) => {
    const run = await lockRun(db, { administrationId: books.id, runId })
    return run !== undefined && bookPart(db, run, server.clock.now())
  })

test('goes on where it was left, tells how far it is, and books each line once', async () => {
  const books = await withWaiting(server, 100)
  const { runId } = await start(books)
  expect(await show(books, runId)).toMatchObject({ state: 'running', total: 100, seen: 0, processed: 0 })
  expect(await onePart(books, runId)).toBe(true)
  const halfway = await show(books, runId)
  expect(halfway).toMatchObject({ state: 'running', seen: 40, processed: 40 })
  expect(await books.waiting()).toHaveLength(50)
  // The server was killed, and another one takes the job.
  await server.jobs.drain()
  expect(await show(books, runId)).toMatchObject({ state: 'done', seen: 100, processed: 100, skipped: 0 })
  expect(
    await books.rows("SELECT FROM journal_entries WHERE administration_id = $1 AND source_type = 'bank_transaction'"),
  ).toHaveLength(101)
  await expectBooksToAddUp(books)
})

test('begun twice it is one run, and stopped it books no more', async () => {
  const books = await withWaiting(server, 60)
  const [{ runId }, again] = [await start(books), await start(books)]
  expect(again).toEqual({ runId })
  await onePart(books, runId)
  expect(await stop(books, runId)).toMatchObject({ status: 204 })
  await server.jobs.drain()
  expect(await show(books, runId)).toMatchObject({ state: 'stopped', seen: 40, processed: 40 })
  expect(await stop(books, runId)).toMatchObject({ status: 409 })
  const next = await start(books)
  expect(next.runId).not.toBe(runId)
  // The run that is at work goes first.
  expect(await undo(books, runId)).toMatchObject({ status: 409 })
})

test('is taken back as a whole, but for what somebody booked anew since', async () => {
  const books = await withWaiting(server, 50)
  const { runId } = await start(books)
  expect(await undo(books, runId)).toMatchObject({ status: 409 })
  await server.jobs.drain()
  const [first] = await books.rows<{ id: number; version: number; amount_cents: number }>(
    "SELECT id, version, amount_cents FROM bank_transactions WHERE administration_id = $1 AND transaction_date > '2026-05-01' ORDER BY id LIMIT 1",
  )
  if (!first) throw new Error('lines were booked')
  const { version } = await books.undo(first)
  const accountId = await books.account('WBedAdlBan')
  const bookings = [{ accountId, amountCents: first.amount_cents, vatCode: null, description: '' }]
  await books.process({ id: first.id, version }, { bookings })
  expect(await undo(books, runId)).toMatchObject({ status: 204 })
  expect(await show(books, runId)).toMatchObject({ state: 'undoing' })
  await server.jobs.drain()
  expect(await show(books, runId)).toMatchObject({ state: 'undone', processed: 50, undone: 49, kept: 1 })
  expect(await books.waiting()).toHaveLength(49)
  expect(await undo(books, runId)).toMatchObject({ status: 409 })
  await expectBooksToAddUp(books)
})

test('is of its own administration, and of a book that is there', async () => {
  const [books, others] = [await withWaiting(server, 1), await Books.open(server)]
  const { runId } = await start(books)
  const params = { ...others.params, runId }
  expect(await others.client.send(contract.bank.certainRun, { params })).toMatchObject({ status: 404 })
  expect(await others.client.send(contract.bank.stopCertainRun, { params })).toMatchObject({ status: 404 })
  const body = { journalId: await books.bankBook() }
  expect(await others.client.send(contract.bank.processCertain, { params: others.params, body })).toMatchObject({
    status: 404,
  })
})
