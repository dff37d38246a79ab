import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('two invoices paid with a discount of 2% are likely, never certain, and the discount takes its VAT along', async () => {
  const books = await Books.open(server)
  const invoices = [await books.invoice(), await books.invoice()]
  const description = `Facturen ${invoices.map(({ number }) => number).join(' en ')}`
  const line = await books.line(23_716, { description })
  const { suggestions } = await books.client.call(contract.bank.transaction, {
    params: { ...books.params, transactionId: line.id },
  })
  const [best] = suggestions
  expect(best).toMatchObject({
    kind: 'combination',
    certainty: 'likely',
    reasons: ['number'],
    differenceCents: -484,
    differenceKind: 'discount',
  })
  const certain = await books.processCertain()
  expect(certain).toEqual({ processed: 0, skipped: 0 })

  const { journalEntryId } = await books.process(line, {
    items: best?.items.map(({ id, settleCents }) => ({ openItemId: id, amountCents: settleCents })) ?? [],
    bookings: [
      { accountId: await books.account('WOmzKebVek'), amountCents: -484, vatCode: 'sale_high', description: '' },
    ],
  })
  expect(await books.sums(journalEntryId)).toEqual({ '1100': 23_716, '1300': -24_200, '8300': 400, '1500': 84 })
  for (const { id } of invoices) expect(await books.show(id)).toMatchObject({ status: 'paid', openCents: 0 })
  await expectBooksToAddUp(books)
})

const suggestionsOf = async (books: Books, { id }: { id: number }) => {
  const params = { ...books.params, transactionId: id }
  return (await books.client.call(contract.bank.transaction, { params })).suggestions
}

// 400.00 and 84.00 of VAT; 2% of it is 9.68: 8.00 and 1.68.
test('one invoice of 484.00 of which 474.32 is paid is proposed whole, with its discount, before a part of it', async () => {
  const books = await Books.open(server)
  const invoice = await books.invoice({ lines: [anInvoiceLine({ unitPrice: '400' })] })
  const line = await books.line(47_432, { description: `Factuur ${invoice.number}` })
  const [whole, part] = await suggestionsOf(books, line)
  expect(whole).toMatchObject({
    kind: 'open_item',
    certainty: 'likely',
    label: `Factuur ${invoice.number}`,
    items: [{ settleCents: 48_400 }],
    differenceCents: -968,
    differenceKind: 'discount',
    differenceVatCode: 'sale_high',
  })
  expect(part).toMatchObject({ items: [{ settleCents: 47_432 }], differenceKind: null })
  expect(await books.processCertain()).toEqual({ processed: 0, skipped: 0 })
  const { journalEntryId } = await books.process(line, {
    items: whole?.items.map(({ id, settleCents }) => ({ openItemId: id, amountCents: settleCents })) ?? [],
    bookings: [
      { accountId: await books.account('WOmzKebVek'), amountCents: -968, vatCode: 'sale_high', description: '' },
    ],
  })
  expect(await books.sums(journalEntryId)).toEqual({ '1100': 47_432, '1300': -48_400, '8300': 800, '1500': 168 })
  expect(await books.show(invoice.id)).toMatchObject({ status: 'paid', openCents: 0 })
  await expectBooksToAddUp(books)
})

test('one invoice of 403.33 of which 403.23 is paid is proposed whole, with ten cents of difference', async () => {
  const books = await Books.open(server)
  // 333.33 and 70.00 of VAT.
  const invoice = await books.invoice({ lines: [anInvoiceLine({ unitPrice: '333.33' })] })
  const line = await books.line(40_323, { description: `Factuur ${invoice.number}` })
  expect(await suggestionsOf(books, line)).toMatchObject([
    { items: [{ settleCents: 40_333 }], differenceCents: -10, differenceKind: 'small', certainty: 'likely' },
    { items: [{ settleCents: 40_323 }], differenceCents: 0, differenceKind: null },
  ])
})

// 1,000.00 and 90.00 of VAT; 2% of 1,090.00 is 21.80: 20.00 and 1.80.
test('a discount lowers the VAT that the invoice was sold with, and of several rates nobody knows which', async () => {
  const books = await Books.open(server)
  const low = anInvoiceLine({ unitPrice: '1000', vatCode: 'sale_low' })
  const invoice = await books.invoice({ lines: [low] })
  const line = await books.line(106_820, { description: invoice.number })
  const [whole] = await suggestionsOf(books, line)
  expect(whole).toMatchObject({ differenceCents: -2180, differenceVatCode: 'sale_low' })
  const { journalEntryId } = await books.process(line, {
    items: whole?.items.map(({ id, settleCents }) => ({ openItemId: id, amountCents: settleCents })) ?? [],
    bookings: [
      { accountId: await books.account('WOmzKebVek'), amountCents: -2180, vatCode: 'sale_low', description: '' },
    ],
  })
  expect(await books.sums(journalEntryId)).toEqual({ '1100': 106_820, '1300': -109_000, '8300': 2000, '1501': 180 })
  // 1,090.00 and 121.00 is 1,211.00; 2% of it is 24.22.
  const mixed = await books.invoice({ lines: [low, anInvoiceLine()] })
  const [both] = await suggestionsOf(books, await books.line(118_678, { description: mixed.number }))
  expect(both).toMatchObject({ differenceCents: -2422, differenceKind: 'discount' })
  expect(both).not.toHaveProperty('differenceVatCode')
})

// 100.00 and 21.00 of VAT; 2% of 121.00 is 2.42: 2.00 and 0.42 that is no longer deducted.
test('a discount of a supplier lowers the VAT that was deducted', async () => {
  const books = await Books.open(server)
  const purchases = new Purchases(books)
  const openItemId = await purchases.openItemId((await purchases.booked()).id)
  const [{ number } = { number: '' }] = await books.rows<{ number: string }>(
    'SELECT number FROM open_items WHERE administration_id = $1 AND id = $2',
    [books.id, openItemId],
  )
  const line = await books.line(-11_858, { description: `Factuur ${number}` })
  const [whole] = await suggestionsOf(books, line)
  expect(whole).toMatchObject({
    items: [{ id: openItemId, settleCents: -12_100 }],
    differenceCents: 242,
    differenceKind: 'discount',
    differenceVatCode: 'purchase_high',
  })
})
