import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Deposits, line, RECEIVED, refusalOf } from './deposits.test-support.ts'

let server: KloptTestServer
let books: Books
let deposits: Deposits
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
let contactId: number
beforeEach(async () => {
  books = await Books.openOn(server, '2026-05-20')
  deposits = await Deposits.of(books)
  contactId = deposits.contactId
})

const boxOf = async (period: string, box: string) =>
  (await books.vatReturn(period)).boxes.find((each) => each.box === box)

describe('a deposit invoice', () => {
  test('is a debt and no turnover, and its VAT counts when it is received', async () => {
    const { id, number } = await deposits.ask('1000', { invoiceDate: '2026-05-20', supplyFrom: '2026-09-01' })
    expect(await deposits.sumsOf(id)).toMatchObject({ [RECEIVED]: -100_000 })
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 0, vatEuros: 0 })
    await books.on('2026-07-03')
    await deposits.pay(number, 121_000, '2026-07-03')
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 0, vatEuros: 0 })
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ baseEuros: 1000, vatEuros: 210 })
    await expectBooksToAddUp(books)
  })

  test('has the rate of the day on which the supply is expected', async () => {
    const lines = [line('100', { vatCode: 'sale_lodging' })]
    await books.on('2025-12-10')
    const soon = await deposits.ask('', { lines, invoiceDate: '2025-12-10', supplyFrom: '2025-12-30' })
    const later = await deposits.ask('', { lines, invoiceDate: '2025-12-10', supplyFrom: '2026-02-14' })
    expect((await books.show(soon.id)).totals.vatCents).toBe(900)
    expect((await books.show(later.id)).totals.vatCents).toBe(2100)
  })

  test.each(['sale_margin', 'sale_eu_goods', 'sale_oss'] as const)('is not asked with %s', async (vatCode) => {
    const lines = [line('100', { vatCode, ...(vatCode === 'sale_margin' && { purchasePrice: '50' }) })]
    expect(await refusalOf(deposits.ask('', { lines }))).toHaveProperty(['lines.0.vatCode'])
  })

  test('asks for something', async () => {
    expect(await refusalOf(deposits.ask('0'))).toHaveProperty('lines')
  })

  test('says so on its paper', async () => {
    const { id } = await deposits.ask('10')
    expect((await books.show(id)).paper).toMatchObject({ isDeposit: true })
  })
})

describe('a final invoice', () => {
  test('takes off what was asked in advance, so that both together are the whole to the cent', async () => {
    const asked = await deposits.ask('3.35')
    await deposits.pay(asked.number, 405, '2026-05-21')
    const whole = await books.invoice({ contactId, lines: [line('10.02')] })
    const { id } = await deposits.final([asked.id])
    expect(await books.show(id)).toMatchObject({ totals: { netCents: 667, vatCents: 140, grossCents: 807 } })
    const sums = await deposits.together(asked.id, id)
    expect(sums[RECEIVED]).toBe(0)
    const plain = await deposits.sumsOf(whole.id)
    for (const account of ['8000', '1300']) expect(sums[account]).toBe(plain[account])
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 20, vatEuros: 4 })
    expect(await deposits.offered()).toEqual([])
    expect((await books.show(asked.id)).depositStandsOn).toMatchObject({ invoiceId: id })
    await expectBooksToAddUp(books)
  })

  test('takes several off at several rates, where prices include VAT too', async () => {
    const [first, second] = [
      await deposits.ask('', {
        pricesIncludeVat: true,
        lines: [line('36.30'), line('10.90', { vatCode: 'sale_low' })],
      }),
      await deposits.ask('12.10', { pricesIncludeVat: true }),
    ]
    const lines = [line('121'), line('54.50', { vatCode: 'sale_low' })]
    const { id } = await deposits.final([first.id, second.id], lines, { pricesIncludeVat: true })
    const { totals, paper } = await books.show(id)
    expect(totals).toMatchObject({ grossCents: 17_550 - 4720 - 1210, vatCents: 2100 + 450 - 630 - 90 - 210 })
    expect(
      paper?.lines.map(({ quantity, unitPrice, amountCents }) => [quantity, unitPrice, amountCents]).slice(2),
    ).toEqual([
      ['-1', '36.3', -3630],
      ['-1', '10.9', -1090],
      ['-1', '12.1', -1210],
    ])
    await expectBooksToAddUp(books)
  })

  test('makes the VAT due of what was supplied and not paid yet', async () => {
    const asked = await deposits.ask('100')
    await books.on('2026-07-03')
    await deposits.final([asked.id], [line('300')], { invoiceDate: '2026-07-03' })
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 0, vatEuros: 0 })
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ baseEuros: 300, vatEuros: 63 })
    await deposits.pay(asked.number, 12_100, '2026-07-04')
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ baseEuros: 300, vatEuros: 63 })
    await expectBooksToAddUp(books)
  })

  test('may leave nothing to pay, and is undone all the same', async () => {
    const asked = await deposits.ask('10.02')
    const { id } = await deposits.final([asked.id])
    expect((await books.show(id)).totals.grossCents).toBe(0)
    await books.finalise(await books.credit(id))
    expect((await deposits.offered()).map((each) => each.id)).toEqual([asked.id])
    await expectBooksToAddUp(books)
  })

  test('is not less than what was asked in advance', async () => {
    const asked = await deposits.ask('50')
    expect(await refusalOf(deposits.final([asked.id]))).toHaveProperty('depositIds')
  })

  test('counts by its payment on a cash basis, and so does the deposit', async () => {
    await books.settings({ vatScheme: 'cash' })
    const asked = await deposits.ask('100')
    const { id, number } = await deposits.final([asked.id], [line('300')])
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 0, vatEuros: 0 })
    await deposits.pay(number, 24_200, '2026-05-22')
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 200, vatEuros: 42 })
    await deposits.pay(asked.number, 12_100, '2026-05-23')
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 300, vatEuros: 63 })
    expect((await deposits.together(asked.id, id))[RECEIVED]).toBe(0)
    await expectBooksToAddUp(books)
  })
})

describe('a deposit stands on one standing invoice', () => {
  test('not on two drafts, until the first is thrown away', async () => {
    const asked = await deposits.ask('3')
    const first = await books.draft({ contactId, depositIds: [asked.id] })
    expect((await deposits.offered()).map(({ draftInvoiceId }) => draftInvoiceId)).toEqual([first.id])
    expect(await refusalOf(books.draft({ contactId, depositIds: [asked.id] }))).toHaveProperty('depositIds')
    const params = { ...books.params, invoiceId: first.id }
    await books.client.call(contract.invoices.delete, { params, body: { version: first.version } })
    await books.draft({ contactId, depositIds: [asked.id] })
  })

  test('not of another customer, and no draft, plain invoice or deposit of another administration', async () => {
    const other = await books.invoice({ isDeposit: true, contactId: await books.contact() })
    const plain = await books.invoice({ contactId })
    const draft = await books.draft({ contactId, isDeposit: true })
    const elsewhere = await Books.open(server)
    const theirs = await elsewhere.invoice({ isDeposit: true })
    for (const id of [other.id, plain.id, draft.id, theirs.id])
      expect(await refusalOf(books.draft({ contactId, depositIds: [id] }))).toHaveProperty('depositIds')
  })

  test('the database holds it too', async () => {
    const asked = await deposits.ask('3')
    const { id } = await deposits.final([asked.id])
    const second = await books.draft({ contactId })
    const row = (invoice: number) =>
      books.asApp((db) =>
        db
          .insertInto('listed_deposits')
          .values({ administration_id: books.id, invoice_id: invoice, deposit_id: asked.id, is_returned: false })
          .execute(),
      )
    await expect(row(second.id)).rejects.toThrow(/listed_deposits_standing/)
    await expect(
      books.asApp((db) => db.deleteFrom('listed_deposits').where('invoice_id', '=', id).execute()),
    ).rejects.toThrow(/cannot be changed/)
    await expect(
      books.asApp((db) => db.updateTable('listed_deposits').set({ ended_by: second.id }).execute()),
    ).rejects.toThrow(/only a final credit invoice/)
  })

  test('of two invoices made final at once with one deposit, one draft could have it', async () => {
    const asked = await deposits.ask('3')
    const tried = await Promise.allSettled([
      books.draft({ contactId, depositIds: [asked.id] }),
      books.draft({ contactId, depositIds: [asked.id] }),
    ])
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('the e-invoice refers to the deposits and names a deposit as one', async () => {
  const asked = await deposits.ask('3.35')
  const { id } = await deposits.final([asked.id])
  const file = async (invoiceId: number) => {
    const { body } = await books.client.send(contract.invoices.eInvoice, { params: { ...books.params, invoiceId } })
    return String(body)
  }
  const xml = await file(id)
  expect(xml).toContain(`<cbc:ID>${asked.number}</cbc:ID>`)
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">8.07</cbc:PayableAmount>')
  expect(await file(asked.id)).toMatch(/<cbc:InvoiceTypeCode>38[06]</)
})
