import { contract, type QueryOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const firstQuarter = { from: '2026-01-01', to: '2026-03-31' }
const secondQuarter = { from: '2026-04-01', to: '2026-06-30' }
type Why = NonNullable<QueryOf<typeof contract.reports.figureLines>['turnover']>

/** The cents that each line behind a figure counts for, oldest first. */
async function behind({ client, params }: Books, days: typeof firstQuarter, turnover: Why): Promise<number[]> {
  const query = { ...days, turnover }
  const { items, count } = await client.call(contract.reports.figureLines, { params, query })
  expect(count).toBe(items.length)
  return items.map(({ creditCents, debitCents }) => creditCents - debitCents)
}

/**
 * Of the first quarter 1,000.00 at 21%, 500.00 under no code, and a machine of 121.00 that was sold off an account of assets. Of an
 * invoice of 200.00 of March, made final once March was locked, the turnover is of April.
 */
async function aQuarter(): Promise<Books> {
  const books = await Books.openOn(server, '2026-05-10')
  await books.invoice({ invoiceDate: '2026-02-10', lines: [anInvoiceLine({ unitPrice: '1000' })] })
  const [bank, sales, assets] = [
    await books.account('BLimBanRba'),
    await books.account('WOmzNodOdh'),
    await books.account('BMvaBeiVvp'),
  ]
  const description = 'Memoriaal'
  await write(books, {
    entryDate: '2026-02-11',
    description,
    lines: [debit(bank, 50_000), credit(sales, 50_000)],
  })
  await write(books, {
    entryDate: '2026-02-12',
    description,
    lines: [debit(bank, 12_100), { ...credit(assets, 12_100), vatCode: 'sale_high' }],
  })
  await books.client.call(contract.bookLocks.set, {
    params: books.params,
    body: { lockedUntil: '2026-03-31', reason: 'Kwartaal klaar' },
  })
  await books.invoice({ invoiceDate: '2026-03-20', lines: [anInvoiceLine({ unitPrice: '200' })] })
  return books
}

test('each figure between turnover and the boxes is what its lines come to', async () => {
  const books = await aQuarter()
  const { periods } = await books.client.call(contract.reports.vatReconciliation, {
    params: books.params,
    query: firstQuarter,
  })
  expect(must(periods[0], 'a quarter').turnover).toEqual({
    ledgerCents: 150_000,
    outsideBoxesCents: 50_000,
    otherAccountsCents: 10_000,
    otherPeriodCents: -20_000,
    boxesCents: 130_000,
    unexplainedCents: 0,
  })
  expect(await behind(books, firstQuarter, 'booked')).toEqual([100_000, 50_000])
  expect(await behind(books, firstQuarter, 'outsideBoxes')).toEqual([50_000])
  expect(await behind(books, firstQuarter, 'otherAccounts')).toEqual([10_000])
  expect(await behind(books, firstQuarter, 'otherPeriod')).toEqual([20_000])
  expect(await behind(books, firstQuarter, 'inBoxes')).toEqual([100_000, 10_000, 20_000])
  // It was booked in April and counts in no box there.
  expect(await behind(books, secondQuarter, 'otherPeriod')).toEqual([20_000])
})

test('a return changes nothing of what stands behind a figure', async () => {
  const books = await aQuarter()
  await books.file('2026-Q1')
  expect(await behind(books, firstQuarter, 'inBoxes')).toEqual([100_000, 10_000, 20_000])
  expect(await behind(books, firstQuarter, 'otherPeriod')).toEqual([20_000])
})

test('lines are asked of accounts or of turnover; of neither is refused', async () => {
  const books = await Books.openOn(server, '2026-05-10')
  const { status } = await books.client.send(contract.reports.figureLines, {
    params: books.params,
    query: firstQuarter,
  })
  expect(status).toBe(422)
})
