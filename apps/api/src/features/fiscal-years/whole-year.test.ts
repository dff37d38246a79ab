import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { writtenAuditFile } from '../export/audit-file/audit-file.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

interface Year {
  readonly startMonth: number
  readonly year: number
  readonly from: string
  readonly to: string
  readonly next: string
  /** Days in its third quarter and in its last. */
  readonly sale: string
  readonly purchase: string
  readonly quarters: readonly string[]
}

const calendar: Year = {
  startMonth: 1,
  year: 2025,
  from: '2025-01-01',
  to: '2025-12-31',
  next: '2026-01-01',
  sale: '2025-08-15',
  purchase: '2025-11-20',
  quarters: ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4'],
}
const broken: Year = {
  startMonth: 7,
  year: 2025,
  from: '2024-07-01',
  to: '2025-06-30',
  next: '2025-07-01',
  sale: '2025-02-15',
  purchase: '2025-05-20',
  quarters: ['2024-Q3', '2024-Q4', '2025-Q1', '2025-Q2'],
}

/** Cents by account that a year begins with; 12,345.67 + 1,210.00 - 987.00 = 12,568.67 of own funds. */
const opening: Readonly<Record<string, number>> = {
  BLimKasKas: 1_234_567,
  BVorDebHad: 121_000,
  BSchBepBtw: -98_700,
  BEivKapOnd: -1_256_867,
}

async function begin({ startMonth, from }: Year): Promise<Books> {
  const books = await Books.openOn(server, from)
  await books.settings({ fiscalYearStartMonth: startMonth })
  const contactId = await books.contact({ name: 'Oude klant' })
  const lines = []
  for (const [rgs, cents] of Object.entries(opening))
    lines.push({
      accountId: await books.account(rgs),
      debitCents: Math.max(cents, 0),
      creditCents: Math.max(-cents, 0),
    })
  const item = { kind: 'receivable' as const, number: 'OUD-1', contactId, amountCents: 121_000 }
  const openItems = [{ ...item, documentDate: '2024-05-01', dueDate: '2024-05-15' }]
  await books.client.call(contract.openingBalances.save, {
    params: books.params,
    body: { startDate: from, lines, openItems },
  })
  return books
}

/** The old invoice is paid in cash; 121.00 is sold, 60.50 bought, both with VAT; 50.00 is taken out. */
async function live(books: Books, { sale, purchase, to }: Year): Promise<void> {
  const cash = await books.account('BLimKasKas')
  const old = await books.openItem('OUD-1')
  const paid = { ...credit(await books.account('BVorDebHad'), 121_000), openItemId: old.id }
  await write(books, { entryDate: sale, lines: [debit(cash, 121_000), paid] })
  const sold = { ...credit(await books.account('WOmzNodOdh'), 12_100), vatCode: 'sale_high' }
  await write(books, { entryDate: sale, lines: [debit(cash, 12_100), sold] })
  const bought = { ...debit(await books.account('WBedKanTef'), 6050), vatCode: 'purchase_high' }
  await write(books, { entryDate: purchase, lines: [bought, credit(cash, 6050)] })
  await write(books, { entryDate: to, lines: [debit(await books.account('BEivKapPro'), 5000), credit(cash, 5000)] })
}

test.each([
  ['a calendar year', calendar],
  ['a broken year', broken],
])('%s, reckoned by hand from opening to closed, opens the next', async (_name, year) => {
  const books = await begin(year)
  await live(books, year)
  await books.on('2026-01-20')
  for (const quarter of year.quarters) await books.file(quarter)
  const shown = await books.client.call(contract.fiscalYears.get, { params: { ...books.params, year: year.year } })
  expect(shown.checks.filter(({ state }) => state === 'open')).toEqual([])
  // 100.00 sold less 50.00 bought is 50.00; of the 10.50 to reclaim, in a quarter of its own, 11 whole euros come back.
  expect(shown.equity).toMatchObject({ startCents: 1_256_867, resultCents: 5050, endCents: 1_256_867 + 5050 - 5000 })
  await books.client.call(contract.fiscalYears.close, { params: { ...books.params, year: year.year } })

  const query = { from: year.next, to: year.next }
  const { rows, totals } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  const opened = rows.filter(({ openingCents }) => openingCents !== 0)
  expect(Object.fromEntries(opened.map((row) => [row.number, row.openingCents]))).toEqual({
    '0500': -1_256_917,
    // 12,345.67 + 1,210.00 + 121.00 - 60.50 - 50.00 = 13,566.17
    '1000': 1_356_617,
    // 987.00 + 21.00 - 11.00 = 997.00
    '1530': -99_700,
  })
  expect(totals.openingCents).toBe(0)
  for (const version of ['4.0', '3.2'] as const) {
    const { problems } = await writtenAuditFile(server.services, {
      administrationId: books.id,
      fiscalYear: year.year,
      version,
    })
    expect(problems).toEqual([])
  }
})
