import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Assets } from '../assets/assets.test-support.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const save = (books: Books, body: { from: string; percent: number }) =>
  books.client.send(contract.vatDeduction.saveMixedUse, { params: books.params, body })
const show = (books: Books) => books.client.call(contract.vatDeduction.mixedUse, { params: books.params })
const deducted = async (books: Books, period: string) =>
  must(
    (await books.vatReturn(period)).boxes.find(({ box }) => box === '5b'),
    'box 5b',
  ).vatCents

/** 1,000 with 210 of VAT, for taxed and exempt supplies together unless said otherwise. */
async function buy(books: Books, invoiceDate: string, vatCode: 'purchase_high_mixed' | 'purchase_high') {
  const accountId = await books.account('WBedKanKan')
  const lines = [aPurchaseLine({ amountCents: 100_000, accountId, vatCode })]
  return new Purchases(books).booked({ invoiceDate, lines })
}
const sell = (books: Books, invoiceDate: string, unitPrice: string, vatCode: 'sale_high' | 'sale_exempt') =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ unitPrice, vatCode })] })

test('of 210 on mixed use 60% is deducted, the rest is a cost, and other VAT is deducted whole', async () => {
  const books = await Books.openOn(server, '2026-03-20')
  expect((await save(books, { from: '2026-01-01', percent: 60 })).status).toBe(200)
  await buy(books, '2026-02-10', 'purchase_high_mixed')
  await buy(books, '2026-02-11', 'purchase_high')
  // 210 x 60% + 210.
  expect(await deducted(books, '2026-Q1')).toBe(33_600)
  const [cost] = await books.rows<{ cents: string }>(
    `SELECT sum(l.debit_cents - l.credit_cents) AS cents FROM journal_lines l JOIN accounts a ON a.id = l.account_id
      WHERE l.administration_id = $1 AND a.rgs_code = 'WBedKanKan'`,
  )
  expect(Number(cost?.cents)).toBe(208_400)
  await expectBooksToAddUp(books)
})

describe('the recalculation in the last return of the year', () => {
  test('55% by turnover instead of 60% gives 10.50 of 210 back, and its entry settles it', async () => {
    const books = await Books.openOn(server, '2026-12-31')
    await save(books, { from: '2026-01-01', percent: 60 })
    await buy(books, '2026-02-10', 'purchase_high_mixed')
    await sell(books, '2026-05-10', '5450', 'sale_high')
    await sell(books, '2026-06-10', '4550', 'sale_exempt')
    const expected = { year: '2026', lastDay: '2026-12-31', taxedCents: 545_000, exemptCents: 455_000, percent: 55 }
    const [year] = (await show(books)).years
    expect(year).toMatchObject({ ...expected, ownPercent: 60, vatCents: 21_000, deductedCents: 12_600 })
    const lines = [
      debit(await books.account('WBedAdlNbo'), 1050),
      { ...credit(await books.account('BVorVbkTvo'), 1050), vatCode: 'purchase_high_mixed' },
    ]
    await write(books, { entryDate: '2026-12-31', lines })
    expect(await deducted(books, '2026-Q4')).toBe(-1050)
    // 55% of 210.
    expect((await show(books)).years[0]).toMatchObject({ vatCents: 21_000, deductedCents: 11_550 })
    await expectBooksToAddUp(books)
  })

  test('what was taken back counts no more, and a purchase counts where it was received', async () => {
    const books = await Books.openOn(server, '2026-12-31')
    await save(books, { from: '2026-01-01', percent: 60 })
    const { id, version } = await buy(books, '2026-02-10', 'purchase_high_mixed')
    await books.client.call(contract.purchases.reverse, {
      params: { ...books.params, purchaseId: id },
      body: { version },
    })
    expect((await show(books)).years[0]).toMatchObject({ vatCents: 0, deductedCents: 0, percent: null })
  })

  test('an asset of mixed use is revised in the years after: 40% instead of 60% of 8,400 is 336 a year', async () => {
    const books = await Books.openOn(server, '2026-12-31')
    await save(books, { from: '2025-01-01', percent: 60 })
    await sell(books, '2025-05-10', '6000', 'sale_high')
    await sell(books, '2025-06-10', '4000', 'sale_exempt')
    const accountId = await books.account('BMvaTevVvp')
    const line = aPurchaseLine({
      description: 'Bus',
      amountCents: 4_000_000,
      accountId,
      vatCode: 'purchase_high_mixed',
    })
    const { id: purchaseId } = await new Purchases(books).booked({ invoiceDate: '2025-02-10', lines: [line] })
    // 40,000 and the 40% of 8,400 that did not come back.
    const source = { purchaseId, lineNumber: 1 }
    await new Assets(books).create({ name: 'Bus', accountId, costCents: 4_336_000, inUseOn: '2025-02-10', source })
    await save(books, { from: '2026-01-01', percent: 40 })
    const { years } = await books.client.call(contract.vatDeduction.revision, { params: books.params, query: {} })
    // 8,400 / 5 x (60% - 40%).
    expect(years[0]).toMatchObject({
      year: '2026',
      cents: 33_600,
      parts: [{ deductedPercent: 60, rightPercent: 40, nth: 2, term: 5 }],
    })
  })
})

describe('a share', () => {
  test('begins on the first day of a period after all that was filed, and is a whole percent', async () => {
    const books = await Books.openOn(server, '2026-05-20')
    await sell(books, '2026-02-10', '100', 'sale_high')
    await books.file('2026-Q1')
    const refused = async (from: string, percent: number) => (await save(books, { from, percent })).body
    expect(await refused('2026-01-01', 60)).toMatchObject({ fields: { from: /al btw-aangifte gedaan/ } })
    expect(await refused('2026-04-02', 60)).toMatchObject({ fields: { from: /eerste dag van een btw-periode/ } })
    expect((await save(books, { from: '2026-04-01', percent: 101 })).status).toBe(422)
    expect((await save(books, { from: '2026-04-01', percent: 0.5 })).status).toBe(422)
    expect((await show(books)).shares).toEqual([])
  })

  test('twenty at once leave one history in order', async () => {
    const books = await Books.openOn(server, '2026-05-20')
    const percents = Array.from({ length: 20 }, (_each, index) => index * 5)
    const answers = await Promise.all(
      percents.map((percent) => save(books, { from: percent % 2 === 0 ? '2026-04-01' : '2026-07-01', percent })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { shares } = await show(books)
    expect(shares.map(({ from }) => from)).toEqual([...new Set(shares.map(({ from }) => from))].toSorted())
    expect(shares.every(({ percent }) => percents.includes(percent))).toBe(true)
  })
})
