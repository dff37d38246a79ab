import { contract } from '@klopt/api-client/contract'
import { addMonths } from '@klopt/validators'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { aYear, balanceSheet, profitAndLoss, receivables } from './a-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

interface Line {
  readonly id: string
  readonly amountsCents: readonly number[]
}
const amounts = (lines: readonly Line[]) => Object.fromEntries(lines.map(({ id, amountsCents }) => [id, amountsCents]))
const year = { from: '2026-01-01', to: '2026-12-31' }

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

  test('beside who calls and the frame of its transaction a report sends its sums alone, however many parts it has', async () => {
    const frame = 3
    expect(await countStatements(() => balanceSheet(books, '2026-12-31'))).toBe(frame + 1)
    expect(await countStatements(() => balanceSheet(books, '2026-12-31', 'month'))).toBe(frame + 1)
    // And what the books opened with.
    expect(await countStatements(() => profitAndLoss(books, year))).toBe(frame + 2)
    expect(await countStatements(() => profitAndLoss(books, { ...year, by: 'month' }))).toBe(frame + 2)
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
