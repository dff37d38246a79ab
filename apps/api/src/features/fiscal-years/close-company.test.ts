import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const close = (books: Books, year: number) =>
  books.client.call(contract.fiscalYears.close, { params: { ...books.params, year }, body: {} })
const equityOn = async (books: Books, asOf: string) => {
  const { lines, equityCents } = await books.client.call(contract.reports.balanceSheet, {
    params: books.params,
    query: { asOf },
  })
  const accounts = lines.find(({ id }) => id === 'equity')?.accounts ?? []
  const shown = accounts.flatMap(({ name, amountsCents: [cents = 0] }) => (cents === 0 ? [] : [[name, cents]]))
  return { ...Object.fromEntries(shown), total: equityCents[0] }
}

/** 18,000.00 of share capital; 50,000.00 earned and 20,000.00 spent in 2024, and 10,000.00 earned in 2025. */
async function aCompany(): Promise<Books> {
  const books = await Books.open(server, { legalForm: 'bv' })
  await books.on('2026-01-20')
  const [cash, shares] = [await books.account('BLimKasKas'), await books.account('BEivGokGea')]
  const [turnover, costs] = [await books.account('WOmzNodNod'), await books.account('WBedKanTef')]
  await books.client.call(contract.openingBalances.save, {
    params: books.params,
    body: { startDate: '2024-01-01', lines: [debit(cash, 1_800_000), credit(shares, 1_800_000)], openItems: [] },
  })
  await write(books, { entryDate: '2024-05-01', lines: [debit(cash, 5_000_000), credit(turnover, 5_000_000)] })
  await write(books, { entryDate: '2024-12-31', lines: [debit(costs, 2_000_000), credit(cash, 2_000_000)] })
  await write(books, { entryDate: '2025-03-01', lines: [debit(cash, 1_000_000), credit(turnover, 1_000_000)] })
  return books
}

test('the result of a company is not divided until somebody does, by an entry of the next year', async () => {
  const books = await aCompany()
  const { entryId } = await close(books, 2024)
  // 50,000.00 less 20,000.00.
  expect(await books.sums(entryId)).toEqual({ '8030': 5_000_000, '4510': -2_000_000, '0580': -3_000_000 })
  expect(await equityOn(books, '2024-12-31')).toEqual({
    Aandelenkapitaal: 1_800_000,
    'Onverdeeld resultaat': 3_000_000,
    total: 4_800_000,
  })

  // The meeting of May 2025: 12,000.00 of dividend, of which 15% is withheld (article 5 Wet op de dividendbelasting), the rest
  // to the reserve.
  const [undivided, reserve] = [await books.account('BEivOreRvh'), await books.account('BEivOvrAlr')]
  const [cash, owed] = [await books.account('BLimKasKas'), await books.account('BSchOvsOvs')]
  await write(books, {
    entryDate: '2025-05-15',
    lines: [debit(undivided, 3_000_000), credit(reserve, 1_800_000), credit(owed, 180_000), credit(cash, 1_020_000)],
  })
  await close(books, 2025)
  expect(await equityOn(books, '2025-12-31')).toEqual({
    Aandelenkapitaal: 1_800_000,
    'Algemene reserve': 1_800_000,
    'Onverdeeld resultaat': 1_000_000,
    total: 4_600_000,
  })
  const query = { from: '2025-01-01', to: '2025-12-31' }
  const { equity, resultCents } = await books.client.call(contract.reports.profitAndLoss, {
    params: books.params,
    query,
  })
  expect(resultCents).toEqual([1_000_000, 3_000_000])
  // What is divided moves within equity, but for the dividend.
  expect(equity.openingCents).toEqual([4_800_000, 1_800_000])
  expect(equity.movements.map(({ name, amountsCents }) => [name, amountsCents])).toEqual([
    ['Algemene reserve', [1_800_000, 0]],
    ['Onverdeeld resultaat', [-3_000_000, 0]],
  ])
  expect(equity.closingCents).toEqual([4_600_000, 4_800_000])
  await expectBooksToAddUp(books)
})
