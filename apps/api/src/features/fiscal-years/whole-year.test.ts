import { contract, type StatementLine } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { elementsAt, type ReadElement } from '@klopt/bookkeeping/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VatReportRow } from '../../pdf/annual-report-document.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { writtenAuditFile } from '../export/audit-file/audit-file.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'
import { annualReport } from './annual-report.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
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
  /** The first day of the last quarter of the year, and the day a year later. */
  readonly insured: readonly [from: string, to: string]
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
  insured: ['2025-10-01', '2026-09-30'],
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
  insured: ['2025-04-01', '2026-03-31'],
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

/**
 * The old invoice is paid in cash; 121.00 is sold, 60.50 bought, both with VAT; 50.00 is taken out. An insurance of 1,200.00
 * for a year from its last quarter on is not paid yet.
 */
async function live(books: Books, { sale, purchase, to, insured }: Year): Promise<void> {
  const cash = await books.account('BLimKasKas')
  const old = await books.openItem('OUD-1')
  const paid = { ...credit(await books.account('BVorDebHad'), 121_000), openItemId: old.id }
  await write(books, { entryDate: sale, lines: [debit(cash, 121_000), paid] })
  const sold = { ...credit(await books.account('WOmzNodOdh'), 12_100), vatCode: 'sale_high' }
  await write(books, { entryDate: sale, lines: [debit(cash, 12_100), sold] })
  const bought = { ...debit(await books.account('WBedKanTef'), 6050), vatCode: 'purchase_high' }
  await write(books, { entryDate: purchase, lines: [bought, credit(cash, 6050)] })
  const [periodFrom, periodTo] = insured
  const accountId = await books.account('WBedAssOva')
  const insurance = { amountCents: 120_000, vatCode: 'purchase_none' as const, accountId, periodFrom, periodTo }
  await new Purchases(books).booked({
    number: 'POLIS',
    invoiceDate: periodFrom,
    dueDate: periodTo,
    lines: [aPurchaseLine(insurance)],
  })
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
  // 100.00 sold less 50.00 bought is 50.00; of the 10.50 to reclaim, in a quarter of its own, 11 whole euros come back; 3 of
  // 12 months of insurance are 300.00.
  expect(shown.equity).toMatchObject({ startCents: 1_256_867, resultCents: -24_950, endCents: 1_226_917 })
  await books.client.call(contract.fiscalYears.close, { params: { ...books.params, year: year.year }, body: {} })

  const query = { from: year.next, to: year.next }
  const { rows, totals } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  const opened = rows.filter(({ openingCents }) => openingCents !== 0)
  expect(Object.fromEntries(opened.map((row) => [row.number, row.openingCents]))).toEqual({
    '0500': -1_226_917,
    // 12,345.67 + 1,210.00 + 121.00 - 60.50 - 50.00 = 13,566.17
    '1000': 1_356_617,
    // 9 of 12 months of insurance.
    '1325': 90_000,
    // 987.00 + 21.00 - 11.00 = 997.00
    '1530': -99_700,
    '1600': -120_000,
  })
  expect(totals.openingCents).toBe(0)
  await expectReports(books, year)
  for (const version of ['4.0', '3.2'] as const) {
    const request = { administrationId: books.id, fiscalYear: year.year, version }
    const { problems, root } = await writtenAuditFile(server.services, request)
    expect(problems).toEqual([])
    if (version === '4.0') expect(balancesOf(root)).toEqual(closing)
  }
  await expectBooksToAddUp(books)
})

/** What each account holds at the end of the closed year, debit positive; revenue, costs and private are closed. */
const closing = { '0500': -1_226_917, '1000': 1_356_617, '1325': 90_000, '1530': -99_700, '1600': -120_000 }

/** The same year as each report has it, the year before beside it. */
async function expectReports(books: Books, { year, from, to }: Year): Promise<void> {
  const { params } = books
  const { balanceSheet, profitAndLoss, agedPayables, agedReceivables, vatReconciliation } = contract.reports
  const sheet = await books.client.call(balanceSheet, { params, query: { asOf: to } })
  // It opened with 12,345.67 and 1,210.00 to come in; 12,568.67 of its own and 987.00 of VAT.
  // 13,566.17 in cash and 900.00 ahead; 12,269.17 of its own, 997.00 of VAT and 1,200.00 to pay.
  expect(sheet).toMatchObject({
    assetsCents: [1_446_617, 1_355_567],
    equityCents: [1_226_917, 1_256_867],
    liabilitiesCents: [219_700, 98_700],
  })
  const result = await books.client.call(profitAndLoss, { params, query: { from, to } })
  expect(result.resultCents).toEqual([-24_950, 0])
  const payables = await books.client.call(agedPayables, { params, query: { asOf: to } })
  expect(payables).toMatchObject({ total: { totalCents: 120_000 }, ledgerCents: 120_000 })
  const receivables = await books.client.call(agedReceivables, { params, query: { asOf: to } })
  expect(receivables).toMatchObject({ total: { totalCents: 0 }, ledgerCents: 0 })
  const { periods } = await books.client.call(vatReconciliation, { params, query: { from, to } })
  expect(periods.map(({ isFiled }) => isFiled)).toEqual([true, true, true, true])
  const { document } = await books.asApp((db) =>
    annualReport(db, { administrationId: books.id, today: '2026-01-20', year }),
  )
  expect(document.year).toMatchObject({ from, to, isClosed: true })
  expect(document.balanceSheet).toEqual(sheet.lines.map(asPrinted))
  expect(document.profitAndLoss).toEqual(result.lines.map(asPrinted))
  // What the balance sheet has beside it is what the books opened with.
  expect(document.equity.map(({ label, amountsCents }) => [label, ...amountsCents])).toEqual([
    ['Aan het begin van het jaar', 1_256_867, 0],
    ['Resultaat', -24_950, 0],
    ['Gestort, opgenomen en andere mutaties', -5_000, 0],
    [expect.stringMatching(/^Beginbalans van 1 (?:januari|juli) 202\d$/), 0, 1_256_867],
    ['Aan het eind van het jaar', 1_226_917, 1_256_867],
  ])
  // 100.00 of turnover; 21.00 less 10.50 of VAT, declared to the cent.
  const sumOf = (rows: readonly VatReportRow[]) => rows.find(({ isSum }) => isSum)?.amountsCents
  expect(sumOf(document.turnover)).toEqual([10_000, 10_000, 0, 0, 0, 0])
  expect(sumOf(document.vat)).toEqual([1050, 1050, 0, 0, 0, 0])
}

const asPrinted = ({ level, label, amountsCents, accounts }: StatementLine) => ({
  level,
  label,
  amountsCents,
  accounts: accounts.map(({ number, name, amountsCents: cents }) => ({ number, name, amountsCents: cents })),
})

/** What the accounts of an audit file come to: its opening balance and all of its lines. */
function balancesOf(root: ReadElement): Record<string, number> {
  const lines = [
    ...elementsAt(root, 'company', 'openingBalance', 'obLine'),
    ...elementsAt(root, 'company', 'transactions', 'journal', 'transaction', 'trLine'),
  ]
  const text = (line: ReadElement, name: string) => must(elementsAt(line, name)[0], name).text
  const sums: Record<string, number> = {}
  for (const line of lines) {
    const account = text(line, 'accID')
    const cents = Math.round(Number(text(line, 'amnt')) * 100) * (text(line, 'amntTp') === 'D' ? 1 : -1)
    sums[account] = cents + (sums[account] ?? 0) // zero: its first line
  }
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
}
