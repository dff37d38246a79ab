import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
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
