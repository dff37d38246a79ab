import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Assets } from '../assets/assets.test-support.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const revision = (books: Books, query: { from?: string; until?: string } = {}) =>
  books.client.call(contract.vatDeduction.revision, { params: books.params, query })
const join = (books: Books, body: { from: string; until?: string }) =>
  books.client.call(contract.smallBusinessScheme.save, { params: books.params, body })

/** A van of 40,000 with 8,400 of VAT, in use from a day on. */
async function withVan(books: Books, invoiceDate: string): Promise<void> {
  const accountId = await books.account('BMvaTevVvp')
  const lines = [aPurchaseLine({ description: 'Bus', amountCents: 4_000_000, accountId, vatCode: 'purchase_high' })]
  const { id: purchaseId } = await new Purchases(books).booked({ invoiceDate, lines })
  const source = { purchaseId, lineNumber: 1 }
  const { costCents } = must(
    (await books.client.call(contract.assets.candidates, { params: books.params }))[0],
    'the van that was bought',
  )
  await new Assets(books).create({ name: 'Bus', accountId, costCents, inUseOn: invoiceDate, source })
}

describe('entering the small-business scheme', () => {
  test('is shown before it: of 8,400 deducted in 2024 1,680 goes back in 2026, 2027 and 2028', async () => {
    const books = await Books.openOn(server, '2026-01-10')
    await withVan(books, '2024-03-12')
    expect(await revision(books)).toEqual({ years: [], unknown: [] })
    const { years } = await revision(books, { from: '2026-01-01' })
    expect(years.map(({ year, lastDay, cents }) => [year, lastDay, cents])).toEqual([
      ['2026', '2026-12-31', 168_000],
      ['2027', '2027-12-31', 168_000],
      ['2028', '2028-12-31', 168_000],
    ])
    expect(years[0]?.parts).toMatchObject([
      { name: 'Bus', vatCents: 840_000, deductedPercent: 100, rightPercent: 0, nth: 3, term: 5, isWaived: false },
    ])
  })

  test('its entry lowers 5b of the last return of the year, under the scheme too', async () => {
    const books = await Books.openOn(server, '2026-12-31')
    await withVan(books, '2024-03-12')
    await join(books, { from: '2026-10-01' })
    // Three of the twelve months: 8,400 / 5 x 3/12 = 420, below 500 a year.
    expect((await revision(books)).years[0]).toMatchObject({ cents: 0, parts: [{ cents: 42_000, isWaived: true }] })
    const lines = [
      debit(await books.account('WBedAdlNbo'), 42_000),
      { ...credit(await books.account('BVorVbkTvo'), 42_000), vatCode: 'purchase_high' as const },
    ]
    await write(books, { entryDate: '2026-12-31', lines })
    const { boxes } = await books.vatReturn('2026-Q4')
    expect(boxes.find(({ box }) => box === '5b')).toMatchObject({ vatCents: -42_000 })
    await expectBooksToAddUp(books)
  })

  test('an asset of which nobody said its VAT is named, and counts once somebody did', async () => {
    const books = await Books.openOn(server, '2026-01-10')
    const assets = new Assets(books)
    const body = { rgsCode: 'BMvaBegVvp' }
    const { id: accountId } = await books.client.call(contract.ledgerAccounts.open, { params: books.params, body })
    const shop = { name: 'Winkel', accountId, costCents: 20_000_000, inUseOn: '2020-06-01', method: null }
    const id = await assets.create(shop)
    const asked = { from: '2026-01-01' }
    expect(await revision(books, asked)).toEqual({ years: [], unknown: [{ assetId: id, name: 'Winkel' }] })
    const { version } = await assets.show(id)
    const save = (vatCents: number) =>
      books.client.send(contract.assets.save, {
        params: assets.params(id),
        body: { ...shop, vatCents, version },
      })
    expect((await save(-1)).body).toMatchObject({ fields: { vatCents: /niet negatief/ } })
    expect((await save(4_200_000)).status).toBe(200)
    expect((await assets.show(id)).vatCents).toBe(4_200_000)
    const { years, unknown } = await revision(books, asked)
    expect(unknown).toEqual([])
    // A tenth a year, the seventh to the tenth year of use.
    expect(years.map(({ year, cents }) => [year, cents])).toEqual(
      ['2026', '2027', '2028', '2029'].map((year) => [year, 420_000]),
    )
  })
})

test('leaving: of 8,400 that was not deducted in 2025 1,680 is deducted in 2027, 2028 and 2029', async () => {
  const books = await Books.openOn(server, '2026-11-10')
  await join(books, { from: '2025-01-01' })
  await withVan(books, '2025-05-12')
  const { years } = await revision(books, { from: '2025-01-01', until: '2026-12-31' })
  expect(years.map(({ year, cents }) => [year, cents])).toEqual([
    ['2027', -168_000],
    ['2028', -168_000],
    ['2029', -168_000],
  ])
})
