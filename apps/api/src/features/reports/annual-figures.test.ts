import { contract, type QueryOf } from '@klopt/api-client/contract'
import { addMonths } from '@klopt/validators'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generalJournal } from '../../books/general-journal.ts'
import { postEntry } from '../../books/post-entry.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { credit, debit } from '../journal-entries/journal.test-support.ts'
import { aYear } from './a-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

interface Line {
  readonly id: string
  readonly amountsCents: readonly number[]
}
const amounts = (lines: readonly Line[]) => Object.fromEntries(lines.map(({ id, amountsCents }) => [id, amountsCents]))
const year = { from: '2026-01-01', to: '2026-12-31' }
const profitAndLoss = (books: Books, query: { from: string; to: string; by?: 'month' | 'quarter' }) =>
  books.client.call(contract.reports.profitAndLoss, { params: books.params, query })
const balanceSheet = (books: Books, asOf: string, by?: 'month' | 'quarter') =>
  books.client.call(contract.reports.balanceSheet, { params: books.params, query: { asOf, ...(by && { by }) } })
const receivables = (books: Books, asOf: string) =>
  books.client.call(contract.reports.agedReceivables, { params: books.params, query: { asOf } })

describe('a year reckoned by hand', () => {
  let books: Books
  beforeAll(async () => {
    books = await aYear(server)
  })

  test('profit and loss by quarter, beside the year before, with how equity moved', async () => {
    const report = await profitAndLoss(books, { ...year, by: 'quarter' })
    expect(report.columns.map(({ id }) => id)).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4', 'total', 'before'])
    expect(amounts(report.lines)).toEqual({
      turnover: [100_000, 0, 40_000, 0, 140_000, 10_000],
      margin: [100_000, 0, 40_000, 0, 140_000, 10_000],
      housing: [0, -50_000, 0, 0, -50_000, 0],
      depreciation: [0, 0, 0, -8_000, -8_000, 0],
      'total-costs': [0, -50_000, 0, -8_000, -58_000, 0],
      result: [100_000, -50_000, 40_000, -8_000, 82_000, 10_000],
    })
    expect(report.lines[0]?.accounts[0]).toMatchObject({ accountId: await books.account('WOmzNodOdh'), number: '8000' })
    const { openingCents, movements, closingCents } = report.equity
    expect(openingCents).toEqual([10_000, 610_000, 560_000, 585_000, 10_000, 0])
    expect(movements.map(({ number, amountsCents }) => [number, amountsCents])).toEqual([
      ['0510', [500_000, 0, 0, 0, 500_000, 0]],
      ['0520', [0, 0, -15_000, 0, -15_000, 0]],
    ])
    expect(closingCents).toEqual([610_000, 560_000, 585_000, 577_000, 577_000, 10_000])
  })

  test('the months add up to the year', async () => {
    const { columns, lines } = await profitAndLoss(books, { ...year, by: 'month' })
    for (const { amountsCents } of lines) {
      const of = (kind: string) => amountsCents.filter((_cents, index) => columns[index]?.kind === kind)
      expect(of('part')).toHaveLength(12)
      expect(of('part').reduce((sum, cents) => sum + cents, 0)).toBe(of('total')[0])
    }
  })

  test('the balance sheet at the end of the year and a year before', async () => {
    const sheet = await balanceSheet(books, '2026-12-31')
    expect(amounts(sheet.lines)).toEqual({
      fixed: [-8_000, 0],
      claims: [60_500, 12_100],
      money: [606_000, 0],
      'total-assets': [658_500, 12_100],
      equity: [577_000, 10_000],
      'short-term': [81_500, 2_100],
      'total-liabilities': [658_500, 12_100],
    })
    expect(sheet.resultCents).toEqual([82_000, 10_000])
    const equity = sheet.lines.find(({ id }) => id === 'equity')?.accounts
    expect(equity?.map(({ name, amountsCents }) => [name, ...amountsCents])).toEqual([
      ['Privéstortingen', 500_000, 0],
      ['Privéopnamen', -15_000, 0],
      ['Resultaat dit boekjaar', 82_000, 10_000],
      ['Resultaat voorgaande jaren', 10_000, 0],
    ])
  })

  test('both sides are equal at the end of each month', async () => {
    const { columns, assetsCents, equityCents, liabilitiesCents } = await balanceSheet(books, '2026-12-31', 'month')
    expect(columns).toHaveLength(14)
    expect(assetsCents).toEqual(equityCents.map((cents, index) => cents + (liabilitiesCents[index] ?? NaN)))
  })

  test('what was open on a past day, by age, as the control account has it', async () => {
    const report = await receivables(books, '2026-03-01')
    // Due on 24 November 2025 and on 24 February 2026: 97 and 5 days late.
    expect(report.total).toEqual({
      notDueCents: 0,
      days1To30Cents: 121_000,
      days31To60Cents: 0,
      days61To90Cents: 0,
      olderCents: 12_100,
      totalCents: 133_100,
    })
    expect(report.contacts).toMatchObject([{ contactName: 'Bakkerij Bos', totalCents: 133_100, beforeCents: 0 }])
    expect(report.contacts[0]?.items.map(({ openCents }) => openCents)).toEqual([12_100, 121_000])
    expect((await receivables(books, '2026-12-31')).contacts).toMatchObject([
      { totalCents: 60_500, beforeCents: 12_100 },
    ])
    expect((await receivables(books, '2026-08-31')).total).toMatchObject({ notDueCents: 48_400, olderCents: 12_100 })
    for (let month = 0; month < 14; month++) {
      const { total, ledgerCents } = await receivables(books, addMonths('2025-11-30', month))
      expect(total.totalCents).toBe(ledgerCents)
    }
    const payables = await books.client.call(contract.reports.agedPayables, {
      params: books.params,
      query: { asOf: '2026-12-31' },
    })
    expect(payables).toMatchObject({ total: { totalCents: 0 }, ledgerCents: 0, contacts: [] })
  })

  test('money came in and went out, and what is open and due is expected', async () => {
    const query = { ...year, by: 'quarter' as const }
    const report = await books.client.call(contract.reports.cashFlow, { params: books.params, query })
    expect(report.openingCents).toEqual([0, 621_000, 621_000, 606_000, 0, 0])
    expect(report.inCents).toEqual([621_000, 0, 0, 0, 621_000, 0])
    expect(report.outCents).toEqual([0, 0, -15_000, 0, -15_000, 0])
    expect(report.closingCents).toEqual([621_000, 621_000, 606_000, 606_000, 606_000, 0])
    // Both invoices are late; 210 + 21 was filed, and 84 is due over the third quarter.
    const { expected } = report
    expect(expected.openingCents).toBe(606_000)
    expect(expected.steps.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['receivable', 48_400],
      ['receivable', 12_100],
      ['vat', -8_400],
      ['vat', -23_100],
    ])
    expect(expected.steps.at(-1)?.balanceCents).toBe(606_000 + 60_500 - 31_500)
  })

  test('turnover by customer is that of the profit and loss, costs of no document have no supplier', async () => {
    const call = (side: 'customer' | 'supplier') =>
      books.client.call(contract.reports.turnover, { params: books.params, query: { ...year, side } })
    const customers = await call('customer')
    expect(customers.rows).toMatchObject([{ contactName: 'Bakkerij Bos', amountsCents: [140_000, 10_000] }])
    expect((await call('supplier')).rows).toEqual([
      { contactId: null, contactName: 'Zonder relatie', amountsCents: [58_000, 0] },
    ])
  })

  test('the trial balance has what each account closed with a year before', async () => {
    const { rows, totals } = await books.client.call(contract.reports.trialBalance, {
      params: books.params,
      query: year,
    })
    const closing = Object.fromEntries(rows.map((row) => [row.number, [row.closingCents, row.lastYearCents]]))
    expect(closing).toMatchObject({ '1300': [60_500, 12_100], '8000': [-140_000, -10_000], '4100': [50_000, 0] })
    expect([totals.closingCents, totals.lastYearCents]).toEqual([0, 0])
  })

  test('the number of statements does not grow with the parts', async () => {
    const few = await countStatements(() => profitAndLoss(books, year))
    expect(await countStatements(() => profitAndLoss(books, { ...year, by: 'month' }))).toBe(few)
    expect(few).toBeLessThan(12)
    // Without what the books opened with.
    expect(await countStatements(() => balanceSheet(books, '2026-12-31', 'month'))).toBe(few - 1)
  })
})

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

describe('what is asked wrongly', () => {
  const send = async (query: { from: string; to: string; by?: 'month' }) => {
    const books = await Books.open(server)
    const { status, body } = await books.client.send(contract.reports.profitAndLoss, { params: books.params, query })
    return { status, fields: (body as { fields?: Record<string, string> }).fields }
  }
  test.each([
    [{ from: '2026-02-30', to: '2026-12-31' }, { from: 'Vul een geldige datum in' }],
    [{ from: '2026-12-31', to: '2026-01-01' }, { to: 'Kies een einddatum na de begindatum' }],
    [{ from: '1999-12-31', to: '2026-01-01' }, { from: 'Kies een datum van 2000 tot en met 2100' }],
    [{ from: '2026-01-01', to: '2101-01-01' }, { to: 'Kies een datum van 2000 tot en met 2100' }],
  ])('%o', async (query, fields) => {
    expect(await send(query)).toEqual({ status: 422, fields })
  })

  test('more columns than anybody reads', async () => {
    const { status, fields } = await send({ from: '2020-01-01', to: '2026-12-31', by: 'month' })
    expect([status, fields?.['to']]).toEqual([422, expect.stringContaining('36 kolommen')])
  })
})
