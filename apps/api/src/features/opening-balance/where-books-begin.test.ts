import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { show as showYear } from '../fiscal-years/close-year.test-support.ts'
import { credit, debit, send } from '../journal-entries/journal.test-support.ts'
import { aStart, saved } from './opening.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('an entry of before the opening balance is refused, and told before; from its day on it is booked', async () => {
  const { books, body } = await aStart(server)
  await saved(books, body)
  const [cash, costs] = [await books.account('BLimKasKas'), await books.account('WBedKanTef')]
  const lines = [debit(costs, 100), credit(cash, 100)]
  const day = (date: string) => books.client.call(contract.bookLocks.day, { params: books.params, query: { date } })
  expect(await day('2025-12-31')).toMatchObject({ opensOn: '2026-01-01' })
  expect(await send(books, { entryDate: '2025-12-31', lines })).toMatchObject({
    status: 422,
    body: {
      fields: { entryDate: 'Je boekhouding begint op 1 januari 2026 met de beginbalans. Kies die dag of een latere.' },
    },
  })
  expect((await day('2026-01-01')).opensOn).toBeUndefined()
  expect((await send(books, { entryDate: '2026-01-01', lines })).status).toBe(200)
})

test('what was booked of before it is told where its year is closed, until it is taken back', async () => {
  const { books, body } = await aStart(server)
  const [cash, costs] = [await books.account('BLimKasKas'), await books.account('WBedKanTef')]
  const entry = await books.client.call(contract.journalEntries.create, {
    params: books.params,
    body: { entryDate: '2025-06-01', description: 'Telefoon', lines: [debit(costs, 100), credit(cash, 100)] },
  })
  await saved(books, body)
  const check = async () => (await showYear(books, 2025)).checks.find(({ key }) => key === 'before-opening')
  expect(await check()).toMatchObject({
    state: 'notice',
    title: '1 boeking is van vóór de beginbalans van 01-01-2026',
    detail: 'draai terug wat al in de beginbalans zit',
  })
  await books.client.call(contract.journalEntries.reverse, {
    params: { ...books.params, entryId: entry.id },
    body: { date: '2025-06-01' },
  })
  expect(await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')).toHaveLength(3)
  const years = await books.client.call(contract.fiscalYears.list, { params: books.params })
  expect(years.map(({ year }) => year)).toEqual([2026])
})
