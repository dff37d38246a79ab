import { fiscalYearOf } from '@klopt/bookkeeping/ledger'
import { contract } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../testing/index.ts'
import { anInvoiceLine } from '../features/books-input.test-support.ts'
import { Books } from '../features/books.test-support.ts'
import { expectBooksToAddUp } from '../features/ledger-invariants.test-support.ts'
import { somebodyWaits } from '../features/somebody-waits.test-support.ts'

let server: KloptTestServer
let books: Books
let contactId: number
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-15')
  contactId = await books.contact()
})

const startIn = (fiscalYearStartMonth: number) => books.settings({ fiscalYearStartMonth })
const tryStartIn = async (fiscalYearStartMonth: number) => {
  const profile = await books.client.call(contract.administrations.profile, { params: books.params })
  return books.client.send(contract.administrations.saveProfile, {
    params: books.params,
    body: { ...profile, fiscalYearStartMonth },
  })
}
const sell = (invoiceDate: string, euros = '100') =>
  books.invoice({ contactId, invoiceDate, lines: [anInvoiceLine({ unitPrice: euros })] })
const entries = () =>
  books.rows<{ date: string; year: number; number: number }>(
    `SELECT entry_date AS date, fiscal_year AS year, number FROM journal_entries WHERE administration_id = $1 ORDER BY id`,
  )

test('entries are numbered without gaps within the fiscal year, which is named by the year it ends in', async () => {
  await startIn(7)
  for (const day of ['2026-06-30', '2026-07-01', '2026-12-31', '2026-06-01', '2027-01-01']) await sell(day)
  expect((await entries()).map(({ year, number }) => [year, number])).toEqual([
    [2026, 1],
    [2027, 1],
    [2027, 2],
    [2026, 2],
    [2027, 3],
  ])
  await expectBooksToAddUp(books)
})

test('the database and the domain name the same year for every day and month', async () => {
  const days = Array.from({ length: 800 }, (_value, index) => addDays('2023-12-30', index))
  const { rows } = await books.asApp((db) =>
    sql<{ day: string; month: number; year: number }>`
      SELECT day, month, fiscal_year_of(day, month) AS year
      FROM unnest(${days}::date[]) AS day, generate_series(1, 12) AS month`.execute(db),
  )
  expect(rows).toHaveLength(9600)
  expect(rows.filter(({ day, month, year }) => fiscalYearOf(day, month) !== year)).toEqual([])
})

describe('the start of the fiscal year', () => {
  test('changes while every posted entry stays in its year, and is refused when one would move', async () => {
    await sell('2026-05-20')
    await startIn(7)
    await sell('2026-08-20')
    const before = await books.client.call(contract.administrations.profile, { params: books.params })
    const refused = await tryStartIn(1)
    expect(refused).toMatchObject({ status: 422, body: { code: 90001 } })
    const { fields } = refused.body as { fields: Record<string, string> }
    expect(fields['fiscalYearStartMonth']).toContain(
      'Er is al geboekt in een maand die dan in een ander boekjaar valt.',
    )
    expect(await books.client.call(contract.administrations.profile, { params: books.params })).toEqual(before)
    // From June on the same entries lie in the same years.
    expect((await tryStartIn(6)).status).toBe(200)
    await expectBooksToAddUp(books)
  })

  test('waits for who is posting, and is refused by what they posted', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const journal = await books.rows<{ id: number }>(
      "SELECT id FROM journals WHERE administration_id = $1 AND type = 'general'",
    )
    const [bank, costs] = [await books.account('BLimBanRba'), await books.account('WBedKanTef')]
    let posted = () => {}
    const isPosted = new Promise<void>((resolve) => (posted = resolve))
    const posting = books.asApp(async (db) => {
      await sql`SELECT post_entry(${JSON.stringify({
        journal_id: journal[0]?.id,
        entry_date: '2026-08-20',
        description: 'x',
        source_type: 'general',
      })}::jsonb, ${JSON.stringify([
        { account_id: costs, debit_cents: 1 },
        { account_id: bank, credit_cents: 1 },
      ])}::jsonb, now())`.execute(db)
      posted()
      await held
    })
    await isPosted
    const change = tryStartIn(7)
    await somebodyWaits(server)
    release()
    await posting
    expect((await change).status).toBe(422)
    expect((await entries()).map(({ year }) => year)).toEqual([2026])
  })
})

test('the dashboard shows the fiscal year: its profit until today, and its twelve months', async () => {
  await startIn(7)
  const days = ['2025-06-30', '2025-07-01', '2025-11-15', '2025-11-16', '2026-06-30', '2026-07-01', '2026-11-15']
  for (const [index, day] of days.entries()) await sell(day, String(2 ** index))
  const show = (query: { year?: string }) => books.client.call(contract.dashboard.get, { params: books.params, query })
  const current = await show({})
  expect(current).toMatchObject({ year: 2027, thisYear: 2027, fiscalYearStartMonth: 7 })
  // 1 July 2026 until today, beside 1 July 2025 until the same day.
  expect(current.profit).toMatchObject({ thisYearCents: 9600, lastYearCents: 600 })
  expect([current.months[0]?.month, current.months[11]?.month]).toEqual(['2026-07', '2027-06'])
  const last = await show({ year: '2026' })
  expect(last).toMatchObject({ year: 2026, thisYear: 2027 })
  expect(last.profit).toMatchObject({ thisYearCents: 3000, lastYearCents: 100 })
  expect([last.months[0]?.month, last.months[11]?.month]).toEqual(['2025-07', '2026-06'])
  expect(last.months.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(3000)
})

test('VAT periods stay those of the calendar', async () => {
  await startIn(4)
  await books.settings({ vatFrequency: 'year' })
  await sell('2026-02-10')
  expect(await books.vatReturn('2026')).toMatchObject({ start: '2026-01-01', end: '2026-12-31', payableEuros: 21 })
})
