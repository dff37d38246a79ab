import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { credit, debit } from '../journal-entries/journal.test-support.ts'
import { Assets, balance } from './assets.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

async function openOn(day: string): Promise<{ books: Books; assets: Assets }> {
  const books = await Books.openOn(server, day)
  return { books, assets: new Assets(books) }
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

    const meadow = { name: 'Weiland', accountId: await open('BMvaTerVvp') }
    const slowly = await assets.send({ ...meadow, method: { kind: 'percent', percent: '1' } })
    expect(slowly).toMatchObject({ status: 422, body: { fields: { 'method.percent': /houdt zijn waarde/ } } })
    const land = await assets.create({ ...meadow, method: null })
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
