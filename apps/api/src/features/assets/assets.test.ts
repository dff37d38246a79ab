import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'
import { assetMovements } from './asset-movements.ts'
import { Assets, balance } from './assets.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

async function openOn(day: string): Promise<{ books: Books; assets: Assets }> {
  const books = await Books.openOn(server, day)
  return { books, assets: new Assets(books) }
}

describe('from a purchase', () => {
  test('costs of 450 euro or more are offered, and move to the account of assets on their own day', async () => {
    const { books, assets } = await openOn('2025-06-30')
    const accountId = await books.account('WBedKanKak')
    const lines = [
      aPurchaseLine({ description: 'Camera', amountCents: 60_000, accountId }),
      aPurchaseLine({ description: 'Statief', amountCents: 44_999, accountId }),
    ]
    const { id: purchaseId } = await new Purchases(books).booked({ invoiceDate: '2025-06-10', lines })
    const offered = await books.client.call(contract.assets.candidates, { params: books.params })
    expect(offered).toMatchObject([{ purchaseId, lineNumber: 1, costCents: 60_000, isOnAssetAccount: false }])
    const source = { purchaseId, lineNumber: 1 }
    const id = await assets.create({ name: 'Camera', costCents: 60_000, inUseOn: '2025-06-16', source })
    expect(await balance(books, 'WBedKanKak', '2025-06-10')).toBe(44_999)
    expect(await balance(books, 'BMvaBeiVvp', '2025-06-10')).toBe(60_000)
    expect(await assets.differences('2025-06-10')).toEqual([])
    // 10 a month, 15 of the 30 days of June.
    expect(await assets.booked(id)).toEqual([['2025-06-30', 500]])
    expect(await books.client.call(contract.assets.candidates, { params: books.params })).toEqual([])
    expect((await assets.send({ costCents: 60_000, source })).body).toMatchObject({ fields: { source: /./ } })
    const { version } = await assets.show(id)
    await books.client.call(contract.assets.delete, { params: assets.params(id), body: { version } })
    expect(await balance(books, 'WBedKanKak', '2025-06-30')).toBe(104_999)
    expect(await balance(books, 'WAfsAmvBei', '2025-06-30')).toBe(0)
    expect(await assets.differences('2025-06-30')).toEqual([])
    await expectBooksToAddUp(books)
  })

  test('a line becomes one asset, also when twenty ask at once', async () => {
    const { books, assets } = await openOn('2025-06-30')
    const lines = [aPurchaseLine({ amountCents: 60_000, accountId: await books.account('WBedKanKak') })]
    const { id: purchaseId } = await new Purchases(books).booked({ invoiceDate: '2025-06-10', lines })
    const wanted = { costCents: 60_000, inUseOn: '2025-06-16', source: { purchaseId, lineNumber: 1 } }
    const answers = await Promise.all(Array.from({ length: 20 }, () => assets.send(wanted)))
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(await balance(books, 'BMvaBeiVvp', '2025-06-30')).toBe(60_000)
    expect(await assets.differences('2025-06-30')).toEqual([])
    await expectBooksToAddUp(books)
  })

  test('a line on an account of assets is offered whatever it cost; one that was taken back is told', async () => {
    const { books, assets } = await openOn('2025-06-30')
    const accountId = await books.account('BMvaBeiVvp')
    const purchases = new Purchases(books)
    const lines = [aPurchaseLine({ description: 'Stoel', amountCents: 20_000, accountId })]
    const purchase = await purchases.booked({ invoiceDate: '2025-06-10', lines })
    const source = { purchaseId: purchase.id, lineNumber: 1 }
    const id = await assets.create({ name: 'Stoel', costCents: 20_000, inUseOn: '2025-06-10', source })
    expect(await assets.differences('2025-06-30')).toEqual([])
    expect((await assets.show(id)).purchaseWithdrawn).toBe(false)
    const body = { version: purchase.version }
    await books.client.call(contract.purchases.reverse, { params: { ...books.params, purchaseId: purchase.id }, body })
    expect((await assets.show(id)).purchaseWithdrawn).toBe(true)
    expect(await assets.differences('2025-06-30')).toEqual([['Inventaris', -20_000]])
  })
})

test('the register is a list as of a day, ties to the ledger, and says what was booked by hand', async () => {
  const { books, assets } = await openOn('2026-03-31')
  const [account, cash] = [await books.account('BMvaBeiVvp'), await books.account('BLimKasKas')]
  await write(books, { entryDate: '2025-04-01', lines: [debit(account, 199_900), credit(cash, 199_900)] })
  await assets.create()
  const list = (asOf: string) => books.client.call(contract.assets.list, { params: books.params, query: { asOf } })
  expect((await list('2025-12-31')).items).toMatchObject([
    { depreciatedCents: 29_985, bookValueCents: 169_915, state: 'in_use' },
  ])
  const sums = { costCents: 199_900, depreciatedCents: 29_985, bookValueCents: 169_915 }
  expect((await list('2025-12-31')).segments).toEqual({
    all: { count: 1, isCapped: false, ...sums },
    in_use: { count: 1, isCapped: false, ...sums },
    left: { count: 0, isCapped: false, costCents: 0, depreciatedCents: 0, bookValueCents: 0 },
  })
  expect((await list('2025-03-31')).items).toEqual([])
  expect(await assets.differences('2025-12-31')).toEqual([])
  await write(books, { entryDate: '2026-01-15', lines: [debit(account, 5_000), credit(cash, 5_000)] })
  expect(await assets.differences('2026-03-31')).toEqual([['Inventaris', 5_000]])
})

test('assets of others are not there', async () => {
  const { assets } = await openOn('2026-03-31')
  const id = await assets.create()
  const { books: others } = await openOn('2026-03-31')
  const answer = await others.client.send(contract.assets.get, { params: { ...others.params, assetId: id } })
  expect(answer.status).toBe(404)
})

test('a year says of its assets whether they are depreciated and equal the ledger', async () => {
  const { books, assets } = await openOn('2026-01-20')
  const checkOf = async () => {
    const { checks } = await books.client.call(contract.fiscalYears.get, { params: { ...books.params, year: 2025 } })
    const { state, detail } = checks.find(({ key }) => key === 'assets') ?? { state: 'absent', detail: '' }
    return [state, detail.replaceAll('\u00A0', ' ')]
  }
  const [account, cash] = [await books.account('BMvaBeiVvp'), await books.account('BLimKasKas')]
  const own = await books.account('BEivKapOnd')
  await write(books, { entryDate: '2025-01-01', lines: [debit(cash, 200_000), credit(own, 200_000)] })
  expect(await checkOf()).toEqual(['absent', ''])
  await write(books, { entryDate: '2025-04-01', lines: [debit(account, 199_900), credit(cash, 199_900)] })
  expect(await checkOf()).toEqual(['notice', 'Inventaris € 1.999,00'])
  await assets.lock('2025-12-31')
  const id = await assets.create()
  expect(await checkOf()).toEqual(['open', 'Laptop'])
  const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
  expect(todo).toContainEqual(
    expect.objectContaining({ kind: 'held_asset', title: 'De afschrijving van Laptop wacht' }),
  )
  await assets.lock(null)
  await assets.depreciate(id)
  expect(await checkOf()).toEqual(['ok', '1 activum'])
})

describe('the movements of a year', () => {
  const moved = (books: Books, year: number) =>
    books.asApp(async (db) => {
      const rows = await assetMovements(db, books.id, { from: `${year}-01-01`, to: `${year}-12-31` })
      return rows.map((own) => [
        own.name,
        own.openingCents,
        own.addedCents,
        own.depreciatedCents,
        own.leftCents,
        own.closingCents,
      ])
    })

  test('what came, was depreciated and left ties the start of the year to its end, by the ledger', async () => {
    const { books, assets } = await openOn('2026-12-31')
    await assets.create()
    const sold = await assets.create({ name: 'Printer', costCents: 180_000 })
    expect((await assets.dispose(sold, { kind: 'scrapped', date: '2026-01-31' })).status).toBe(200)
    await assets.create({ name: 'Auto', takenOver: { day: '2026-01-01', depreciatedCents: 100_000 } })
    expect(await moved(books, 2024)).toEqual([])
    // 9 months of 1,999.00 over 60, and of 1,800.00.
    expect(await moved(books, 2025)).toEqual([
      ['Laptop', 0, 199_900, 29_985, 0, 169_915],
      ['Printer', 0, 180_000, 27_000, 0, 153_000],
    ])
    // 999.00 over the 51 months that are left, twelve of them: 235.06. The opening balance of the first day is the start.
    expect(await moved(books, 2026)).toEqual([
      ['Auto', 99_900, 0, 23_506, 0, 76_394],
      ['Laptop', 169_915, 0, 39_980, 0, 129_935],
      ['Printer', 153_000, 0, 3000, 150_000, 0],
    ])
    expect(await moved(books, 2027)).toMatchObject([
      ['Auto', 76_394, 0, 0, 0, 76_394],
      ['Laptop', 129_935, 0, 0, 0, 129_935],
    ])
  })
})

test('what was taken over ties to the opening balance that holds it, and says what is lacking where none does', async () => {
  const { books, assets } = await openOn('2026-02-10')
  const [cost, depreciation] = [await books.account('BMvaBeiVvp'), await books.account('BMvaBeiCae')]
  // 1,200.00 of 1 January 2024, of which 480.00 was depreciated: 720.00 is left.
  const takenOver = { day: '2026-01-01', depreciatedCents: 48_000 }
  const id = await assets.create({ costCents: 120_000, inUseOn: '2024-01-01', takenOver })
  const lacking = await assets.differences('2026-02-10')
  expect(lacking.reduce((sum, [, cents]) => sum + cents, 0)).toBe(-72_000)
  const own = await books.account('BEivKapOnd')
  const lines = [debit(cost, 120_000), credit(depreciation, 48_000), credit(own, 72_000)]
  await books.client.call(contract.openingBalances.save, {
    params: books.params,
    body: { startDate: '2026-01-01', lines, openItems: [] },
  })
  expect(await assets.differences('2026-02-10')).toEqual([])
  expect((await assets.show(id)).bookValueCents).toBe(70_000)
})
