import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { aYear, insurance } from './accruals.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

describe('what is no period', () => {
  const half = { ...aYear, periodTo: null }
  const backwards = { periodFrom: '2026-10-02', periodTo: '2026-10-01' }
  const long = { periodFrom: '2026-10-01', periodTo: '2036-10-31' }
  test.each([
    ['half a period', half],
    ['one that ends before it begins', backwards],
    ['one of more than ten years', long],
  ])('%s is refused at its field, of a purchase and of an invoice', async (_name, period) => {
    const books = await Books.openOn(server, '2026-10-05')
    const purchases = new Purchases(books)
    const body = await purchases.complete(await insurance(books, {}, period))
    expect(await purchases.tryCreate(body)).toMatchObject({
      status: 422,
      body: { fields: { 'lines.0.periodTo': expect.stringMatching(/periode/) as string } },
    })
    const invoice = await books.client.send(contract.invoices.create, {
      params: books.params,
      body: { ...(await books.show((await books.draft()).id)), lines: [anInvoiceLine(period)] },
    })
    expect(invoice).toMatchObject({
      status: 422,
      body: { fields: { 'lines.0.periodTo': expect.stringMatching(/periode/) as string } },
    })
  })

  test('on an account of the balance sheet it is refused when it is booked, and nothing is booked', async () => {
    const books = await Books.openOn(server, '2026-10-05')
    const purchases = new Purchases(books)
    const draft = await purchases.draft(await insurance(books, {}, { accountId: await books.account('BMvaBeiVvp') }))
    const refused = await purchases.tryBook(draft)
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { 'lines.0.accountId': expect.stringMatching(/kostenrekening/) as string } },
    })
    expect(await books.rows('SELECT 1 FROM journal_entries WHERE administration_id = $1')).toEqual([])
  })

  test('the database refuses parts that are not the amount', async () => {
    const books = await Books.openOn(server, '2026-10-05')
    await new Purchases(books).booked(await insurance(books))
    const lose = books.asApp((db) =>
      db
        .insertInto('spread_parts')
        .columns(['administration_id', 'spread_id', 'journal_entry_id', 'cents'])
        .expression((from) =>
          from.selectFrom('spreads').select(['administration_id', 'id', 'journal_entry_id', 'amount_cents']),
        )
        .execute(),
    )
    await expect(lose).rejects.toThrow('the parts of a period are not its amount')
  })
})
