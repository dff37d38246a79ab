import { contract, type QueryOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generalJournal } from '../../books/general-journal.ts'
import { postEntry } from '../../books/post-entry.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit } from '../journal-entries/journal.test-support.ts'
import { aYear, balanceSheet, profitAndLoss, receivables } from './a-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const year = { from: '2026-01-01', to: '2026-12-31' }

test('what the books opened with was there: nobody put it in, and it did not come in', async () => {
  const books = await Books.openOn(server, '2026-06-01')
  const open = async (bankCents: number) => {
    const [bank, savings, funds] = [
      await books.account('BLimBanRba'),
      await books.account('BLimBanDep'),
      await books.account('BEivKapOnd'),
    ]
    const lines = [debit(bank, bankCents), debit(savings, 500_000), credit(funds, bankCents + 500_000)]
    await books.client.call(contract.openingBalances.save, {
      params: books.params,
      body: { startDate: '2026-01-01', lines, openItems: [] },
    })
  }
  await open(100)
  // The one that was wrong is taken back on the same day.
  await open(1_234_567)
  await books.process(await books.line(50_000, { date: '2026-03-01' }), {
    bookings: [
      { accountId: await books.account('BEivKapPrs'), amountCents: 50_000, vatCode: null, description: 'Storting' },
    ],
  })
  const { equity } = await profitAndLoss(books, { ...year, by: 'quarter' })
  expect(equity.openingCents).toEqual([1_734_567, 1_784_567, 1_784_567, 1_784_567, 1_734_567, 0])
  expect(equity.movements.map(({ number, amountsCents }) => [number, amountsCents])).toEqual([
    ['0510', [50_000, 0, 0, 0, 50_000, 0]],
  ])
  expect(equity.closingCents.at(-2)).toBe(1_784_567)
  const flow = await books.client.call(contract.reports.cashFlow, { params: books.params, query: year })
  expect([flow.openingCents, flow.inCents, flow.outCents]).toEqual([
    [1_734_567, 0],
    [50_000, 0],
    [0, 0],
  ])
  expect(flow.closingCents).toEqual([1_784_567, 0])
  const linesOf = async (
    rgs: string,
    query: Pick<QueryOf<typeof contract.reports.figureLines>, 'side' | 'opening' | 'yearClose'>,
  ) => {
    const asked = { ...year, accountIds: String(await books.account(rgs)), ...query }
    const { items } = await books.client.call(contract.reports.figureLines, { params: books.params, query: asked })
    return items.map(({ debitCents, creditCents }) => debitCents - creditCents)
  }
  expect(await linesOf('BLimBanRba', { side: 'debit', opening: 'without' })).toEqual([50_000])
  expect(await linesOf('BLimBanRba', { side: 'debit' })).toEqual([100, 1_234_567, 50_000])
  expect(await linesOf('BEivKapOnd', { yearClose: 'without' })).toEqual([])
  expect(await linesOf('BEivKapOnd', {})).toHaveLength(3)
  expect(flow.accounts.map(({ number, amountsCents }) => [number, amountsCents])).toEqual([
    ['1100', [1_284_567, 0]],
    ['1120', [500_000, 0]],
  ])
})

test('a sale that is booked after filing is the difference of its period, and waits', async () => {
  const books = await aYear(server)
  await books.invoice({ invoiceDate: '2026-03-20' })
  const { periods } = await books.client.call(contract.reports.vatReconciliation, { params: books.params, query: year })
  const first = periods.find(({ key }) => key === '2026-Q1')
  const nothing = { baseCents: 0, vatCents: 0 }
  expect(first?.boxes).toEqual([
    {
      box: '1a',
      ledger: { baseCents: 110_000, vatCents: 23_100 },
      filed: { baseCents: 100_000, vatCents: 21_000 },
      difference: { baseCents: 10_000, vatCents: 2_100 },
      declaredLater: nothing,
      waiting: { baseCents: 10_000, vatCents: 2_100 },
      fromEarlier: nothing,
      unexplained: nothing,
      before: nothing,
    },
  ])
  // 100.00 was sold in the last quarter of the year before, and nothing is in that of this year.
  const last = periods.find(({ key }) => key === '2026-Q4')
  expect(last?.boxes.map(({ box, ledger, before }) => [box, ledger, before])).toEqual([
    ['1a', nothing, { baseCents: 10_000, vatCents: 2_100 }],
  ])
  expect([last?.turnover.ledgerCents, last?.turnoverBefore.ledgerCents, last?.turnoverBefore.boxesCents]).toEqual([
    0, 10_000, 10_000,
  ])
  expect(first?.turnover).toMatchObject({ ledgerCents: 110_000, boxesCents: 110_000, unexplainedCents: 0 })
  expect(periods.map(({ key, isFiled }) => [key, isFiled])).toEqual([
    ['2026-Q1', true],
    ['2026-Q2', false],
    ['2026-Q3', false],
    ['2026-Q4', false],
  ])
})

test('an undone payment is open again from the day its entry was reversed', async () => {
  const books = await Books.openOn(server, '2026-06-01')
  const { number } = await books.invoice({ invoiceDate: '2026-02-10' })
  const item = await books.openItem(number)
  const line = await books.line(12_100, { date: '2026-03-15' })
  const { version } = await books.process(line, { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  expect((await receivables(books, '2026-03-15')).total.totalCents).toBe(0)
  await books.undo({ id: line.id, version })
  for (const day of ['2026-02-09', '2026-02-10', '2026-03-15', '2026-06-01']) {
    const { total, ledgerCents } = await receivables(books, day)
    expect([day, total.totalCents]).toEqual([day, ledgerCents])
  }
})

describe('a year from July to June', () => {
  let books: Books
  beforeAll(async () => {
    books = await Books.openOn(server, '2026-11-15')
    await books.settings({ fiscalYearStartMonth: 7 })
    const contactId = await books.contact()
    for (const [invoiceDate, unitPrice] of [
      ['2025-06-30', '100'],
      ['2025-07-01', '200'],
      ['2026-06-30', '300'],
      ['2026-07-01', '400'],
    ] as const)
      await books.invoice({ contactId, invoiceDate, lines: [anInvoiceLine({ unitPrice })] })
  })
  const days = { from: '2025-07-01', to: '2026-06-30' }
  const equityOf = (sheet: Awaited<ReturnType<typeof balanceSheet>>) =>
    sheet.lines.find(({ id }) => id === 'equity')?.accounts.map(({ name, amountsCents }) => [name, ...amountsCents])

  test('has its own quarters and its own result', async () => {
    const report = await profitAndLoss(books, { ...days, by: 'quarter' })
    expect(report.columns.map(({ id, from }) => `${id} ${from}`)).toEqual([
      '2026-Q1 2025-07-01',
      '2026-Q2 2025-10-01',
      '2026-Q3 2026-01-01',
      '2026-Q4 2026-04-01',
      'total 2025-07-01',
      'before 2024-07-01',
    ])
    expect(report.resultCents).toEqual([20_000, 0, 0, 30_000, 50_000, 10_000])
    expect(equityOf(await balanceSheet(books, '2026-06-30'))).toEqual([
      ['Resultaat dit boekjaar', 50_000, 10_000],
      ['Resultaat voorgaande jaren', 10_000, 0],
    ])
  })

  test('stays readable when it is closed, and its result stands in equity then', async () => {
    const [revenue, funds] = [await books.account('WOmzNodOdh'), await books.account('BEivKapOnd')]
    await books.asApp(async (db) => {
      const header = {
        administrationId: books.id,
        journalId: await generalJournal(db, books.id),
        entryDate: '2026-06-30',
        description: 'Afsluiting',
        sourceType: 'year_close' as const,
        createdBy: books.owner.id,
        at: server.clock.now(),
      }
      await postEntry(db, header, [
        { account: { id: revenue }, debitCents: 60_000, creditCents: 0 },
        { account: { id: funds }, debitCents: 0, creditCents: 60_000 },
      ])
    })
    const report = await profitAndLoss(books, days)
    expect(report.resultCents).toEqual([50_000, 10_000])
    expect(report.equity).toMatchObject({ openingCents: [10_000, 0], movements: [], closingCents: [60_000, 10_000] })
    const sheet = await balanceSheet(books, '2026-06-30')
    expect(sheet.equityCents).toEqual([60_000, 10_000])
    expect((await balanceSheet(books, '2026-07-01')).equityCents[0]).toBe(100_000)
    const { rows, totals } = await books.client.call(contract.reports.trialBalance, {
      params: books.params,
      query: days,
    })
    expect(rows.find(({ number }) => number === '8000')).toMatchObject({ openingCents: 0, closingCents: 10_000 })
    expect(totals.closingCents).toBe(0)
  })
})
