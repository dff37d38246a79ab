import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const used = (unitPrice: string, purchasePrice: string | null, quantity = '1') =>
  anInvoiceLine({ description: 'Gebruikte camera', unitPrice, purchasePrice, quantity, vatCode: 'sale_margin' })
const box1a = async (books: Books) =>
  must(
    (await books.vatReturn('2026-Q2')).boxes.find(({ box }) => box === '1a'),
    'box 1a',
  )

// Bought for 400.00, sold for 521.00: the margin of 121.00 holds 21.00 of VAT (article 28d Wet OB).
test('used goods are declared by their margin, and no VAT stands on paper', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const { id } = await books.invoice({ lines: [used('521', '400')] })
  const { totals, paper } = await books.show(id)
  expect(totals).toMatchObject({ netCents: 52_100, vatCents: 0, grossCents: 52_100 })
  expect(paper).toMatchObject({ vat: [], mentions: ['Bijzondere regeling – gebruikte goederen.'] })
  expect(JSON.stringify(paper)).not.toContain('400')
  expect(await box1a(books)).toMatchObject({ baseCents: 10_000, vatCents: 2100 })
  await expectBooksToAddUp(books)
})

test('an article sold at a loss bears nothing, and lowers no other', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await books.invoice({ lines: [used('521', '400'), used('300', '400')] })
  expect(await box1a(books)).toMatchObject({ baseCents: 10_000, vatCents: 2100 })
  await expectBooksToAddUp(books)
})

test('a discount lowers the margin, and what is credited takes it back', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  // 10% off 521.00 leaves 468.90: a margin of 68.90, of which 11.96 is VAT and 56.94 is not.
  const { id } = await books.invoice({ discountPercent: '10', lines: [used('521', '400')] })
  expect(await box1a(books)).toMatchObject({ baseCents: 5694, vatCents: 1196 })
  await books.finalise(await books.credit(id))
  expect(await box1a(books)).toMatchObject({ baseCents: 0, vatCents: 0 })
  await expectBooksToAddUp(books)
})

test('without what it was bought for it stays a draft', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  for (const purchasePrice of [null, '-1'])
    await expect(books.finalise(await books.draft({ lines: [used('521', purchasePrice)] }))).rejects.toThrow(
      'lines.0.purchasePrice',
    )
})

test('it is for no period, over which a margin does not fall', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const lines = [{ ...used('521', '400'), periodFrom: '2026-05-01', periodTo: '2026-07-31' }]
  await expect(books.finalise(await books.draft({ lines }))).rejects.toThrow('lines.0.periodFrom')
})

test('under the small-business scheme it bears nothing, whatever the margin', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await books.settings({ smallBusinessScheme: true })
  const { id } = await books.invoice({ lines: [used('521', null)] })
  expect((await books.show(id)).totals).toMatchObject({ vatCents: 0, vat: [{ vatCode: 'sale_kor' }] })
})

// Rule: for many kinds of used goods the margin of a period is the rule, and that by the article only after notice.
test('used goods ask which method is used until it is said, and warn where it is not by the article', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const doubt = async (lines: ReturnType<typeof used>[]) => {
    const { id: invoiceId } = await books.draft({ lines })
    return (await books.client.call(contract.invoices.finalising, { params: { ...books.params, invoiceId } }))
      .marginDoubt
  }
  expect(await doubt([anInvoiceLine()])).toBeNull()
  expect(await doubt([used('521', '400')])).toBe('unasked')
  await books.invoice({ lines: [used('521', '400')] })
  expect(await doubt([used('521', '400')])).toBe('unasked')
  await books.settings({ marginMethod: 'period' })
  expect(await doubt([used('521', '400')])).toBe('period')
  await books.settings({ marginMethod: 'article_after_notice', marginNoticeOn: '2026-05-20' })
  expect(await doubt([used('521', '400')])).toBeNull()
  await books.settings({ marginMethod: 'article', marginNoticeOn: null })
  expect(await doubt([used('521', '400')])).toBeNull()
})

test('the answer is kept with the day of its notice, which has come', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const profile = () => books.client.call(contract.administrations.profile, { params: books.params })
  for (const marginNoticeOn of [null, '2026-05-21', '1994-12-31'])
    await expect(books.settings({ marginMethod: 'article_after_notice', marginNoticeOn })).rejects.toThrow(
      'marginNoticeOn',
    )
  await books.settings({ marginMethod: 'article_after_notice', marginNoticeOn: '2026-05-04' })
  expect(await profile()).toMatchObject({ marginMethod: 'article_after_notice', marginNoticeOn: '2026-05-04' })
  await books.settings({ marginMethod: 'period' })
  expect(await profile()).toMatchObject({ marginMethod: 'period', marginNoticeOn: null })
})
