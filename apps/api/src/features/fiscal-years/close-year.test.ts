import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, send, write } from '../journal-entries/journal.test-support.ts'
import { aYear, close, closed, entries, lockedUntil, reopen, show } from './close-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const balances = async (books: Books, year: number) => {
  const query = { from: `${year}-01-01`, to: `${year}-12-31` }
  const { rows } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  return Object.fromEntries(rows.map((row) => [row.number, row.closingCents]))
}

test('a year is closed: its result and the private accounts are equity, its books locked', async () => {
  const books = await aYear(server)
  const before = await show(books, 2025)
  expect(before).toMatchObject({ name: '2025', state: 'open', mayClose: true, blockReason: null, closing: null })
  // 51,208.33 + 1,500.00 - 38,400.00 = 14,308.33
  expect(before.equity).toMatchObject({
    startCents: 0,
    resultCents: 5_120_833,
    movements: [
      { name: 'Privéstortingen', cents: 150_000 },
      { name: 'Privéopnamen', cents: -3_840_000 },
    ],
    endCents: 1_430_833,
  })
  const { entryId } = await closed(books, 2025)
  expect(await books.entry(entryId)).toMatchObject({ sourceType: 'year_close', date: '2025-12-31' })
  expect(await balances(books, 2025)).toMatchObject({ '0500': -1_430_833, '0510': 0, '0520': 0, '4510': 0, '8030': 0 })
  expect(await balances(books, 2026)).toEqual({ '0500': -1_430_833, '1000': 1_430_833 })
  expect(await lockedUntil(books)).toEqual([{ day: '2025-12-31' }])
  const after = await show(books, 2025)
  expect(after).toMatchObject({
    state: 'closed',
    mayReopen: true,
    closing: { entryId, closedBy: expect.stringContaining('Sam') as string },
  })
  expect(after.equity).toEqual(before.equity)
  const [cash, costs] = [await books.account('BLimKasKas'), await books.account('WBedKanTef')]
  const late = { lines: [debit(costs, 100), credit(cash, 100)] }
  expect(await send(books, { ...late, entryDate: '2025-12-31' })).toMatchObject({ status: 409, body: { code: 90006 } })
  expect((await send(books, { ...late, entryDate: '2026-01-01' })).status).toBe(200)
})

test('the dashboard keeps the profit of a closed year', async () => {
  const books = await aYear(server)
  const profit = async () =>
    (await books.client.call(contract.dashboard.get, { params: books.params, query: { year: '2025' } })).profit
  const before = await profit()
  expect(before.thisYearCents).toBe(5_120_833)
  await closed(books, 2025)
  expect(await profit()).toEqual(before)
})

test('a closed year is opened with a reason, by a reversal, and closed again', async () => {
  const books = await aYear(server)
  const { entryId } = await closed(books, 2025)
  expect(await reopen(books, 2025, ' ')).toMatchObject({ status: 422 })
  expect((await reopen(books, 2025)).status).toBe(204)
  // Somebody else opened it.
  expect(await reopen(books, 2025)).toMatchObject({ status: 409, body: { code: 90270 } })
  const reversal = await books.entry((await books.entry(entryId)).reversedByEntryId)
  expect(reversal).toMatchObject({ date: '2025-12-31', sourceType: 'year_close' })
  expect(await balances(books, 2025)).toMatchObject({ '0510': -150_000, '8030': -6_000_000 })
  expect(await lockedUntil(books)).toEqual([{ day: null }])
  expect((await show(books, 2025)).state).toBe('open')
  const [kept] = await books.rows(
    "SELECT details ->> 'reason' AS reason FROM audit_log WHERE administration_id = $1 AND action = 'reopen'",
  )
  expect(kept).toEqual({ reason: 'Vergeten factuur' })
  expect((await closed(books, 2025)).entryId).not.toBe(entryId)
  expect(await balances(books, 2025)).toMatchObject({ '0500': -1_430_833, '8030': 0 })
})

test('years are closed in order and opened the newest first', async () => {
  const books = await aYear(server, 2024)
  await books.on('2026-01-10')
  await entries(books, 2025)
  expect(await close(books, 2025)).toMatchObject({ status: 409, body: { code: 90105 } })
  expect((await show(books, 2025)).blockReason).toBe('Sluit eerst boekjaar 2024 af.')
  await closed(books, 2024)
  await closed(books, 2025)
  expect(await balances(books, 2026)).toEqual({ '0500': -2 * 1_430_833, '1000': 2 * 1_430_833 })
  expect(await reopen(books, 2024)).toMatchObject({ status: 409, body: { code: 90107 } })
  expect((await reopen(books, 2025)).status).toBe(204)
  expect(await lockedUntil(books)).toEqual([{ day: '2024-12-31' }])
  expect(await close(books, 2024)).toMatchObject({ status: 409, body: { code: 90103 } })
  expect(await close(books, 2026)).toMatchObject({ status: 409, body: { code: 90104 } })
  expect(await close(books, 2019)).toMatchObject({ status: 404 })
  // A year to come does not run, whether something was booked in it or not.
  expect(await close(books, 2028)).toMatchObject({ status: 409, body: { code: 90571 } })
  await entries(books, 2100)
  expect(await close(books, 2100)).toMatchObject({ status: 409, body: { code: 90571 } })
  expect((await show(books, 2100)).blockReason).toMatch(/^Dit boekjaar is nog niet begonnen/)
})

test('a year without an entry does not stand in the way, and is closed with the one after it', async () => {
  const books = await aYear(server, 2022)
  await books.on('2026-01-10')
  await entries(books, 2025)
  const [cash, costs] = [await books.account('BLimKasKas'), await books.account('WBedKanTef')]
  const entry = await write(books, { entryDate: '2023-05-01', lines: [debit(costs, 100), credit(cash, 100)] })
  expect((await show(books, 2025)).blockReason).toBe('Sluit eerst boekjaar 2022 af.')
  await closed(books, 2022)
  expect(await close(books, 2025)).toMatchObject({ status: 409, body: { code: 90105 } })
  await books.client.call(contract.journalEntries.reverse, {
    params: { ...books.params, entryId: entry.id },
    body: { date: '2023-05-01' },
  })
  expect(await show(books, 2025)).toMatchObject({ mayClose: true, blockReason: null })
  await closed(books, 2025)
  expect(await show(books, 2024)).toMatchObject({ state: 'closed', closing: null, mayReopen: false })
  expect(await balances(books, 2026)).toEqual({ '0500': -2 * 1_430_833, '1000': 2 * 1_430_833 })
  expect((await reopen(books, 2025)).status).toBe(204)
  expect((await show(books, 2024)).state).toBe('open')
})

test('the result of a company goes to what is not divided yet, and of a broken year to its last day', async () => {
  const books = await Books.open(server, { legalForm: 'bv' })
  await books.settings({ fiscalYearStartMonth: 7 })
  await books.on('2026-07-10')
  const [funds, costs] = [await books.account('BEivOvrAlr'), await books.account('WBedKanTef')]
  await write(books, { entryDate: '2025-07-01', lines: [debit(costs, 50_000), credit(funds, 50_000)] })
  await write(books, { entryDate: '2026-06-30', lines: [debit(costs, 25_000), credit(funds, 25_000)] })
  await write(books, { entryDate: '2026-07-01', lines: [debit(costs, 1000), credit(funds, 1000)] })
  expect(await show(books, 2026)).toMatchObject({ name: '2025/2026', from: '2025-07-01', to: '2026-06-30' })
  const { entryId } = await closed(books, 2026)
  expect(await books.entry(entryId)).toMatchObject({ date: '2026-06-30' })
  expect(await books.sums(entryId)).toEqual({ '4510': -75_000, '0580': 75_000 })
})

describe('at the same moment', () => {
  test('two closings leave one', async () => {
    const books = await aYear(server)
    const answers = await Promise.all([close(books, 2025), close(books, 2025)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 90103 } })
    const entriesOfClose = await books.rows(
      "SELECT id FROM journal_entries WHERE administration_id = $1 AND source_type = 'year_close'",
    )
    expect(entriesOfClose).toHaveLength(1)
  })

  test('who posts is in the closing or refused', async () => {
    const books = await aYear(server)
    const [cash, costs] = [await books.account('BLimKasKas'), await books.account('WBedKanTef')]
    const post = () => send(books, { entryDate: '2025-12-31', lines: [debit(costs, 100), credit(cash, 100)] })
    const [answer, ...posted] = await Promise.all([close(books, 2025), ...Array.from({ length: 8 }, post)])
    expect(answer.status).toBe(200)
    expect(posted.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await balances(books, 2025)).toMatchObject({ '4510': 0, '8030': 0 })
  })
})
