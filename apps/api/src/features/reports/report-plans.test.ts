import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { receivables } from './a-year.test-support.ts'
import { plansOf, rowsRead, type PlanNode } from '../plans.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const LINES_OF_A_DAY = 500
const YEAR = { from: '2026-01-01', to: '2026-12-31' }

/** A plan tells the mean of what was read each time, rounded. */
const linesRead = (plans: readonly PlanNode[]) => Math.round(rowsRead(plans, 'journal_lines'))

/** Books with so many lines of costs and of revenue on each of some days. */
async function booksOf(...days: readonly string[]): Promise<Books> {
  const books = await Books.openOn(server, '2026-06-30')
  const [costs, sales] = [await books.account('WBedKanTef'), await books.account('WOmzNodOdh')]
  const lines = Array.from({ length: LINES_OF_A_DAY }, () => [debit(costs, 100), credit(sales, 100)]).flat()
  for (const entryDate of days) await write(books, { entryDate, lines })
  // Not what it would say of lines: that these are of one administration and few accounts.
  await books.rows('ANALYZE journal_entries, accounts', [])
  return books
}

test('a balance as of a day reads only the lines by which it differs from that of whole months', async () => {
  const books = await booksOf('2026-02-10', '2026-06-28', '2026-06-29')
  const accountId = await books.account('WBedKanTef')
  const linesOf = async (from: string) => {
    const params = { ...books.params, accountId }
    const card = () => books.client.call(contract.reports.accountCard, { params, query: { from, to: YEAR.to } })
    return linesRead(await plansOf(card, { having: 'FROM balance_deltas', isRun: true }))
  }
  const ofWholeMonths = await linesOf('2026-01-01')
  expect((await linesOf('2026-06-29')) - ofWholeMonths).toBe(LINES_OF_A_DAY)
})

test('turnover and the reconciliation of VAT read the revenue of the days that are asked, and each account once', async () => {
  const books = await booksOf('2024-06-28', '2026-06-28')
  const { params, client } = books
  const turnover = await plansOf(() => client.call(contract.reports.turnover, { params, query: YEAR }), {
    having: 'AS "contactName"',
    isRun: true,
  })
  expect(linesRead(turnover)).toBe(LINES_OF_A_DAY)
  const reconciled = await plansOf(() => client.call(contract.reports.vatReconciliation, { params, query: YEAR }), {
    having: 'AS "isRevenue"',
    isRun: true,
  })
  // Once to find them by their account, once by themselves.
  expect(linesRead(reconciled)).toBe(2 * LINES_OF_A_DAY)
  expect(rowsRead(reconciled, 'accounts')).toBeLessThan(LINES_OF_A_DAY)
})

const ITEMS = 300

test('receivables as of a day look up once when the books were opened, however many items they opened with', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  const [debtors, funds] = [await books.account('BVorDebHad'), await books.account('BEivKapOnd')]
  const contactId = await books.contact()
  const openItems = Array.from({ length: ITEMS }, (_, place) => ({
    kind: 'receivable' as const,
    contactId,
    number: `2025-${place}`,
    documentDate: '2025-12-01',
    dueDate: '2025-12-31',
    amountCents: 100,
  }))
  const lines = [debit(debtors, 100 * ITEMS), credit(funds, 100 * ITEMS)]
  const body = { startDate: '2026-01-01', lines, openItems }
  await books.client.call(contract.openingBalances.save, { params: books.params, body })
  const { total } = await receivables(books, '2026-06-30')
  expect(total.totalCents).toBe(100 * ITEMS)
  const plans = await plansOf(() => receivables(books, '2026-06-30'), { having: 'FROM open_items o', isRun: true })
  // Of the day that is asked, and of a year before.
  expect(plans).toHaveLength(2)
  expect(rowsRead(plans, 'journal_entries')).toBeLessThan(ITEMS)
})
