import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBookFaults } from '../../books/book-faults.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'
import { aLine } from '../bank/statements.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aStart, saved, show } from './opening.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const remove = (books: Books, openingBalanceId: number, client = books.client) =>
  client.send(contract.openingBalances.remove, { params: { ...books.params, openingBalanceId } })
const balances = async (books: Books) => {
  const query = { from: '2026-01-01', to: '2026-12-31' }
  const { rows } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  return rows.filter(({ closingCents }) => closingCents !== 0).map(({ number, closingCents }) => [number, closingCents])
}
const openCents = (books: Books) =>
  books.rows<{ cents: number }>(
    'SELECT coalesce(sum(abs(open_cents)), 0)::int AS cents FROM open_items WHERE administration_id = $1',
  )

test('an opening balance is removed by a reversal on its own day, after which another can be booked', async () => {
  const { books, body } = await aStart(server)
  const { id, journalEntryId } = await saved(books, body)
  const opened = await balances(books)
  expect((await remove(books, id)).status).toBe(204)
  expect(await show(books)).toMatchObject({ current: null, firstEntryDate: null })
  expect(await balances(books)).toEqual([])
  expect(await openCents(books)).toEqual([{ cents: 0 }])
  const { reversedByEntryId } = await books.entry(journalEntryId)
  expect(await books.entry(reversedByEntryId)).toMatchObject({ date: '2026-01-01' })
  const audit = await books.rows<{ action: string; details: unknown }>(
    `SELECT action, details FROM audit_log
    WHERE administration_id = $1 AND entity = 'opening_balance' AND entity_id = $2 ORDER BY id DESC LIMIT 1`,
    [books.id, id],
  )
  expect(audit).toEqual([{ action: 'remove', details: { startDate: '2026-01-01', entryId: reversedByEntryId } }])
  await expectBooksToAddUp(books)
  expect((await remove(books, id)).status).toBe(404)

  const next = await saved(books, body)
  expect(await balances(books)).toEqual(opened)
  // Whoever still sees the one from before removes nothing.
  expect(await remove(books, id)).toMatchObject({ status: 409, body: { code: 90002 } })
  expect((await show(books)).current).toMatchObject({ id: next.id })
})

test('the bank book that it opened lacks its opening again', async () => {
  const { books, body } = await aStart(server)
  const missing = async () => {
    const found = await books.client.call(contract.bank.books, { params: books.params })
    return found.map(({ missingOpening }) => missingOpening)
  }
  await books.import([aLine({ date: '2026-01-05' })], { openingBalanceCents: 1_234_567 })
  const { id } = await saved(books, body)
  expect(await missing()).toEqual([null])
  await remove(books, id)
  expect(await missing()).toEqual([{ date: '2026-01-05', amountCents: 1_234_567 }])
})

describe('it stays, and nothing is half done', () => {
  test('once an item of it was settled: opening_settled', async () => {
    const { books, body } = await aStart(server)
    const { id } = await saved(books, body)
    const open = await books.openItem('2025-0117')
    const line = await books.line(100_000, { date: '2026-01-05' })
    const done = await books.process(line, { items: [{ openItemId: open.id, amountCents: 100_000 }] })
    const before = await balances(books)
    expect(await remove(books, id)).toMatchObject({ status: 409, body: { code: 90102 } })
    expect(await balances(books)).toEqual(before)
    expect((await show(books)).current).toMatchObject({ id, mayBeReplaced: false })
    await books.undo({ id: line.id, version: done.version })
    expect((await remove(books, id)).status).toBe(204)
  })

  test('while its day is locked: period_locked says up to which day', async () => {
    const { books, body } = await aStart(server)
    const { id } = await saved(books, body)
    const lock = (lockedUntil: string | null) =>
      books.client.call(contract.bookLocks.set, { params: books.params, body: { lockedUntil, reason: 'Toch open' } })
    await lock('2026-01-01')
    expect(await remove(books, id)).toMatchObject({
      status: 409,
      body: {
        code: 90006,
        fields: { startDate: 'De boekingen t/m 1 januari 2026 zijn vastgezet. Zet ze eerst weer open.' },
      },
    })
    expect((await show(books)).current).toMatchObject({ id })
    await lock(null)
    expect((await remove(books, id)).status).toBe(204)
  })

  test('for who only books, and for who is of other books', async () => {
    const { books, body } = await aStart(server)
    const { id } = await saved(books, body)
    const clerk = await server.world.user()
    await server.world.role({ user: clerk, administrationId: books.id, permissions: ['BOOKING'] })
    expect((await remove(books, id, await server.world.as(clerk))).status).toBe(403)
    const { books: others } = await aStart(server)
    expect((await remove(others, id)).status).toBe(404)
    expect((await show(books)).current).toMatchObject({ id })
  })
})

test('removing twice and replacing at once leave one that stands or none, and books that add up', async () => {
  const { books, body } = await aStart(server)
  const { id } = await saved(books, body)
  const answers = await Promise.all([
    remove(books, id),
    remove(books, id),
    books.client.send(contract.openingBalances.save, { params: books.params, body: { ...body, replacesId: id } }),
  ])
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  // Where the new one stands its bank opened with money that no line brought.
  expect(await findBookFaults(server.services.pool, books.id)).toEqual([])
})
