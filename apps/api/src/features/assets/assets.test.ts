import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'
import { assetMovements } from './asset-movements.ts'
import { Assets } from './assets.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

async function openOn(day: string): Promise<{ books: Books; assets: Assets }> {
  const books = await Books.openOn(server, day)
  return { books, assets: new Assets(books) }
}

/** What accounts come to at the end of a day, by RGS code. */
async function balance(books: Books, rgs: string, asOf: string): Promise<number> {
  const [row] = await books.rows<{ cents: number }>(
    `SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0)::int AS cents FROM journal_lines l
      JOIN accounts a ON a.id = l.account_id WHERE l.administration_id = $1 AND a.rgs_code = '${rgs}'
      AND l.entry_date <= '${asOf}'`,
  )
  return must(row, 'a sum').cents
}

describe('a schedule', () => {
  test('1,999.00 from 1 April 2025 over five years: 299.85, four times 399.80, 99.95, also when it is entered late', async () => {
    const { books, assets } = await openOn('2030-12-31')
    const id = await assets.create()
    const { schedule, bookValueCents } = await assets.show(id)
    expect(schedule.map(({ year, plannedCents, bookedCents }) => [year, plannedCents, bookedCents])).toEqual([
      ['2025', 29_985, 29_985],
      ['2026', 39_980, 39_980],
      ['2027', 39_980, 39_980],
      ['2028', 39_980, 39_980],
      ['2029', 39_980, 39_980],
      ['2030', 9_995, 9_995],
    ])
    expect(bookValueCents).toBe(0)
    expect(await balance(books, 'WAfsAmvBei', '2025-12-31')).toBe(29_985)
    expect(await balance(books, 'BMvaBeiCae', '2026-12-31')).toBe(-69_965)
    await expectBooksToAddUp(books)
  })

  test('by year: 1,500.00 from 1 April 2025 is 225.00 on 31 December', async () => {
    const { assets } = await openOn('2026-02-01')
    const id = await assets.create({ costCents: 150_000, every: 'year' })
    expect(await assets.booked(id)).toEqual([['2025-12-31', 22_500]])
  })

  test('no more than an entry holds is a cost', async () => {
    const { assets } = await openOn('2026-02-01')
    expect(await assets.send({ costCents: 100_000_000_000 })).toMatchObject({
      status: 422,
      body: { fields: { costCents: 'Vul hoogstens € 999.999.999,99 in' } },
    })
  })

  test('nothing is bought after it came into use', async () => {
    const { assets } = await openOn('2026-02-01')
    expect(await assets.send({ inUseOn: '2025-04-01', acquiredOn: '2025-04-02' })).toMatchObject({
      status: 422,
      body: { fields: { acquiredOn: 'Kies de dag van ingebruikname of een dag ervoor' } },
    })
    expect((await assets.send({ inUseOn: '2025-04-01', acquiredOn: '2025-04-01' })).status).toBe(200)
  })

  test('goodwill takes ten years at least, on accounts of its own; land keeps its value', async () => {
    const { books, assets } = await openOn('2026-03-20')
    const open = async (rgsCode: string) =>
      (await books.client.call(contract.ledgerAccounts.open, { params: books.params, body: { rgsCode } })).id
    const goodwill = { name: 'Klantenkring', accountId: await open('BIvaGooVvp'), costCents: 1_200_000 }
    const fiveYears = await assets.send({ ...goodwill, inUseOn: '2026-01-01' })
    expect(fiveYears).toMatchObject({ status: 422, body: { fields: { 'method.months': /hoogstens 10%/ } } })
    await assets.create({ ...goodwill, inUseOn: '2026-01-01', method: { kind: 'months', months: 120 } })
    // 12,000.00 over 120 months is 100.00 a month: January and February are over.
    expect(await balance(books, 'BIvaGooCae', '2026-03-20')).toBe(-20_000)
    expect(await balance(books, 'WAfsAivGoo', '2026-03-20')).toBe(20_000)

    const land = await assets.create({ name: 'Weiland', accountId: await open('BMvaTerVvp'), method: null })
    expect(await assets.booked(land)).toEqual([])
    await expectBooksToAddUp(books)
  })

  test('each month is booked once, whoever works and however often', async () => {
    const { assets } = await openOn('2025-05-15')
    const id = await assets.create({ costCents: 180_000 })
    expect(await assets.booked(id)).toEqual([['2025-04-30', 3_000]])
    await assets.work('2025-07-31')
    await assets.work('2025-07-31')
    await Promise.all([assets.depreciate(id), assets.depreciate(id), assets.depreciate(id)])
    expect((await assets.booked(id)).map(([day]) => day)).toEqual([
      '2025-04-30',
      '2025-05-31',
      '2025-06-30',
      '2025-07-31',
    ])
  })

  test('what lies in locked books waits and says so, and goes together on the first open day when asked', async () => {
    const { books, assets } = await openOn('2026-02-10')
    await assets.lock('2025-12-31')
    const id = await assets.create({ costCents: 180_000, inUseOn: '2025-10-01' })
    expect(await assets.booked(id)).toEqual([['2026-01-31', 3_000]])
    expect((await assets.show(id)).held).toEqual({
      reason: 'De boekingen t/m 31 december 2025 zijn vastgezet.',
      cents: 9_000,
      periods: 3,
    })
    expect((await assets.depreciate(id, { onFirstOpenDay: true })).status).toBe(200)
    expect((await assets.show(id)).held).toBeNull()
    expect(await balance(books, 'WAfsAmvBei', '2025-12-31')).toBe(0)
    expect(await balance(books, 'WAfsAmvBei', '2026-01-01')).toBe(9_000)
    expect((await assets.show(id)).depreciatedCents).toBe(12_000)
  })

  test('a change counts from the next period, which makes up for the difference', async () => {
    const { books, assets } = await openOn('2025-05-15')
    const id = await assets.create({ costCents: 180_000 })
    const { version } = await assets.show(id)
    const body = { ...(await assets.input({ costCents: 360_000 })), version }
    await books.client.call(contract.assets.save, { params: assets.params(id), body })
    await assets.work('2025-05-31')
    expect(await assets.booked(id)).toEqual([
      ['2025-04-30', 3_000],
      ['2025-05-31', 9_000],
    ])
    const again = await books.client.send(contract.assets.save, { params: assets.params(id), body })
    expect(again.body).toMatchObject({ code: 90_002 })
  })

  test('what was in use before the opening balance is asked what was depreciated by then', async () => {
    const { books, assets } = await openOn('2026-02-10')
    const [account, own] = [await books.account('BMvaBeiVvp'), await books.account('BEivKapOnd')]
    await books.client.call(contract.openingBalances.save, {
      params: books.params,
      body: { startDate: '2026-01-01', lines: [debit(account, 120_000), credit(own, 120_000)], openItems: [] },
    })
    const old = { costCents: 120_000, inUseOn: '2024-01-01' }
    expect((await assets.send(old)).body).toMatchObject({
      fields: { inUseOn: /begint op 1 januari 2026.*Was al in gebruik/ },
    })
    expect(await balance(books, 'BMvaBeiCae', '2026-02-10')).toBe(0)
    // 1,200.00 less 480.00 over the 36 months that are left is 20.00 a month.
    const id = await assets.create({ ...old, takenOver: { day: '2026-01-01', depreciatedCents: 48_000 } })
    expect(await assets.booked(id)).toEqual([['2026-01-31', 2_000]])
    const bought = await assets.create({ ...old, inUseOn: '2026-01-01' })
    expect(await assets.booked(bought)).toEqual([['2026-01-31', 2_000]])
    const moved = await books.client.send(contract.assets.save, {
      params: assets.params(bought),
      body: { ...(await assets.input(old)), version: 1 },
    })
    expect(moved.body).toMatchObject({ fields: { inUseOn: /begint op 1 januari 2026/ } })
  })

  test('what was in use before these books goes on with what is left', async () => {
    const { assets } = await openOn('2027-01-31')
    const id = await assets.create({ takenOver: { day: '2027-01-01', depreciatedCents: 100_000 } })
    // 999.00 over the 39 months that are left.
    expect(await assets.booked(id)).toEqual([['2027-01-31', 2_562]])
    expect((await assets.show(id)).bookValueCents).toBe(97_338)
  })
})

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

describe('an asset leaves', () => {
  test('with what it is still worth as its result; VAT of what was paid is output VAT', async () => {
    const { books, assets } = await openOn('2026-03-20')
    const bought = { account: await books.account('BMvaBeiVvp'), cash: await books.account('BLimKasKas') }
    await write(books, {
      entryDate: '2025-04-01',
      lines: [debit(bought.account, 180_000), credit(bought.cash, 180_000)],
    })
    const id = await assets.create({ costCents: 180_000 })
    const proceeds = { cents: 121_000, vatCode: 'sale_high' as const, accountId: bought.cash }
    const answer = await assets.dispose(id, { kind: 'sold', date: '2026-02-14', proceeds })
    expect(answer.status).toBe(200)
    // Ten months of 30 and 14 of the 28 days of February.
    expect(await assets.booked(id)).toContainEqual(['2026-02-14', 1_500])
    expect(await balance(books, 'BMvaBeiVvp', '2026-03-20')).toBe(0)
    expect(await balance(books, 'BMvaBeiCae', '2026-03-20')).toBe(0)
    // 1,800 - 315 = 1,485 was left, 1,000 came in.
    expect(await balance(books, 'WAfsRvmBei', '2026-03-20')).toBe(48_500)
    expect(await balance(books, 'BSchBepBla', '2026-03-20')).toBe(-21_000)
    expect(await assets.differences('2026-02-13')).toEqual([])
    expect(await assets.differences('2026-02-14')).toEqual([])
    expect((await assets.dispose(id, { kind: 'sold', date: '2026-03-01' })).body).toMatchObject({
      code: errorCatalogue.asset_has_left.code,
    })
    await expectBooksToAddUp(books)
  })

  test('what an entry cannot hold, or an account that is not there, is told at its field', async () => {
    const { books, assets } = await openOn('2026-03-20')
    const id = await assets.create()
    const accountId = await books.account('BLimKasKas')
    const sold = (proceeds: { cents: number; vatCode: null; accountId: number }) =>
      assets.dispose(id, { kind: 'sold', date: '2026-02-14', proceeds })
    expect(await sold({ cents: 100_000_000_000, vatCode: null, accountId })).toMatchObject({
      status: 422,
      body: { fields: { 'proceeds.cents': 'Vul hoogstens € 999.999.999,99 in' } },
    })
    const answer = await sold({ cents: 1000, vatCode: null, accountId: 99_999_999 })
    expect(answer.status).toBe(422)
    const { fields } = answer.body as { fields: Record<string, string> }
    expect(fields['proceeds.accountId']).toMatch(/^Deze rekening is er niet/)
  })

  test('months that were depreciated after its day are taken back; undone, the plan goes on', async () => {
    const { books, assets } = await openOn('2026-03-31')
    const id = await assets.create({ costCents: 180_000 })
    expect((await assets.show(id)).depreciatedCents).toBe(36_000)
    expect((await assets.dispose(id, { kind: 'scrapped', date: '2026-01-31' })).status).toBe(200)
    expect(await balance(books, 'WAfsAmvBei', '2026-03-31')).toBe(30_000)
    expect(await balance(books, 'WAfsRvmBei', '2026-03-31')).toBe(150_000)
    const { version, state } = await assets.show(id)
    expect(state).toBe('scrapped')
    const params = assets.params(id)
    await books.client.call(contract.assets.undoDisposal, { params, body: { version } })
    const again = await books.client.send(contract.assets.undoDisposal, { params, body: { version: version + 1 } })
    expect(again.body).toMatchObject({ code: errorCatalogue.asset_still_here.code })
    await assets.work('2026-03-31')
    expect((await assets.show(id)).depreciatedCents).toBe(36_000)
    expect(await balance(books, 'WAfsRvmBei', '2026-03-31')).toBe(0)
    await expectBooksToAddUp(books)
  })

  test.each([
    ['before it was in use', { kind: 'sold', date: '2025-03-31' }, 'date'],
    ['in the future', { kind: 'sold', date: '2026-03-21' }, 'date'],
    [
      'for nothing',
      { kind: 'sold', date: '2026-03-01', proceeds: { cents: 0, vatCode: null, accountId: 1 } },
      'proceeds.cents',
    ],
    [
      'for money on no account',
      { kind: 'sold', date: '2026-03-01', proceeds: { cents: 5, vatCode: null, accountId: 1 } },
      'proceeds.accountId',
    ],
  ] as const)('%s is refused at its field, and nothing is booked', async (_name, body, field) => {
    const { books, assets } = await openOn('2026-03-20')
    const id = await assets.create()
    const before = await assets.booked(id)
    const answer = await assets.dispose(id, body)
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field])
    expect(await assets.booked(id)).toEqual(before)
    await expectBooksToAddUp(books)
  })

  test('in locked books it is refused, and twenty at once sell it once', async () => {
    const { books, assets } = await openOn('2026-03-20')
    const id = await assets.create()
    await assets.lock('2026-01-31')
    expect((await assets.dispose(id, { kind: 'sold', date: '2026-01-15' })).body).toMatchObject({
      fields: { date: /vastgezet/ },
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => assets.dispose(id, { kind: 'sold', date: '2026-03-01' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balance(books, 'BMvaBeiVvp', '2026-03-20')).toBe(-199_900)
  })
})

test('written down beside its plan, the rest counts on with what is left', async () => {
  const { books, assets } = await openOn('2026-03-31')
  const id = await assets.create({ costCents: 120_000, inUseOn: '2025-04-01' })
  const { version } = await assets.show(id)
  const impair = (cents: number, at = version) =>
    books.client.send(contract.assets.impair, {
      params: assets.params(id),
      body: { day: '2026-03-31', cents, version: at },
    })
  expect((await impair(96_001)).body).toMatchObject({ fields: { cents: /hoogstens € 960,00/ } })
  expect((await impair(48_000)).status).toBe(200)
  // 480 over the 48 months that are left.
  await assets.work('2026-04-30')
  expect((await assets.booked(id)).at(-1)).toEqual(['2026-04-30', 1_000])
  expect((await assets.show(id)).bookValueCents).toBe(47_000)
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

test.each([
  ['faster than the law allows', { method: { kind: 'months', months: 59 } }, 'method.months'],
  ['for nothing', { costCents: 0 }, 'costCents'],
  ['on an account of costs', { accountId: 0 }, 'accountId'],
] as const)('depreciated %s is refused at its field', async (_name, changes, field) => {
  const { books, assets } = await openOn('2026-03-31')
  const accountId = field === 'accountId' ? await books.account('WBedKanKak') : await books.account('BMvaBeiVvp')
  const answer = await assets.send({ ...changes, accountId })
  expect(answer.status).toBe(422)
  expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field)
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
