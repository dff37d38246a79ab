import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
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
    const { left } = await assets.show(id)
    expect(left).toMatchObject({ valueCents: 148_500, resultCents: -48_500 })
    expect(await books.entry(left?.entryId ?? null)).toMatchObject({ date: '2026-02-14', sourceType: 'asset' })
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
    expect((await assets.show(id)).left).toMatchObject({ valueCents: 150_000, resultCents: -150_000 })
    const params = assets.params(id)
    await books.client.call(contract.assets.undoDisposal, { params, body: { version } })
    const again = await books.client.send(contract.assets.undoDisposal, { params, body: { version: version + 1 } })
    expect(again.body).toMatchObject({ code: errorCatalogue.asset_still_here.code })
    await assets.work('2026-03-31')
    expect(await assets.show(id)).toMatchObject({ depreciatedCents: 36_000, left: null })
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

  test('and is depreciated, written down or changed no more', async () => {
    const { books, assets } = await openOn('2026-03-20')
    const id = await assets.create()
    expect((await assets.dispose(id, { kind: 'scrapped', date: '2026-02-14' })).status).toBe(200)
    const before = await assets.booked(id)
    const { version } = await assets.show(id)
    const params = assets.params(id)
    const answers = [
      await assets.depreciate(id),
      await books.client.send(contract.assets.impair, { params, body: { day: '2026-03-01', cents: 100, version } }),
      await books.client.send(contract.assets.save, { params, body: { ...(await assets.input()), version } }),
      await books.client.send(contract.assets.delete, { params, body: { version } }),
    ]
    for (const { body } of answers) expect(body).toMatchObject({ code: errorCatalogue.asset_has_left.code })
    await assets.work('2026-03-31')
    expect(await assets.booked(id)).toEqual(before)
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
