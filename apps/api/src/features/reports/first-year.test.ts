import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { aStart, saved } from '../opening-balance/opening.test-support.ts'
import { balanceSheet } from './a-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('in the first year the opening balance stands beside it, as what there was the day before', async () => {
  const { books, body } = await aStart(server)
  await saved(books, body)
  const [bank, costs] = [await books.account('BLimBanRba'), await books.account('WBedKanTef')]
  await write(books, { entryDate: '2026-01-02', lines: [debit(costs, 10_000), credit(bank, 10_000)] })
  const sheet = await balanceSheet(books, '2026-12-31')
  expect(sheet.columns.map(({ to, openedOn }) => [to, openedOn])).toEqual([
    ['2026-12-31', undefined],
    ['2025-12-31', '2026-01-01'],
  ])
  // 12,345.67 + 5,000.00 + 1,600.00 + 1,210.00 = 20,155.67; owed 363.00 + 987.00; own 18,805.67, less 100.00 spent.
  expect(sheet.assetsCents).toEqual([2_005_567, 2_015_567])
  expect(sheet.liabilitiesCents).toEqual([135_000, 135_000])
  expect(sheet.equityCents).toEqual([1_870_567, 1_880_567])
  expect(sheet.resultCents).toEqual([-10_000, 0])
  const lines = await books.client.call(contract.reports.figureLines, {
    params: books.params,
    query: { accountIds: String(bank), from: '2025-01-01', to: '2025-12-31', openedTo: '2026-01-01' },
  })
  expect(lines.items.map(({ debitCents }) => debitCents)).toEqual([1_234_567])
})

test('a day before the first of books in which something was booked shows what was booked', async () => {
  const { books, body } = await aStart(server)
  const [cash, own] = [await books.account('BLimKasKas'), await books.account('BEivKapOnd')]
  await write(books, { entryDate: '2025-06-01', lines: [debit(cash, 500), credit(own, 500)] })
  await saved(books, body)
  const sheet = await balanceSheet(books, '2026-12-31')
  expect(sheet.assetsCents).toEqual([2_016_067, 500])
  expect(sheet.columns[1]?.openedOn).toBeUndefined()
})
