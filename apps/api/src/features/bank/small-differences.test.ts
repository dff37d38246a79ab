import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
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
