import { contract, type InvoiceInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CallError, createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books, type Sums } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
let contactId: number
beforeEach(async () => {
  books = await Books.openOn(server, '2026-05-20')
  contactId = await books.contact({ kvkNumber: '68750110' })
})

const RECEIVED = '1630'
const line = (unitPrice: string, changes: Partial<InvoiceInput['lines'][number]> = {}) =>
  anInvoiceLine({ unitPrice, ...changes })
const deposit = (unitPrice: string, changes: Partial<InvoiceInput> = {}) =>
  books.invoice({ contactId, isDeposit: true, lines: [line(unitPrice)], ...changes })
const final = (depositIds: number[], lines = [line('10.02')], changes: Partial<InvoiceInput> = {}) =>
  books.invoice({ contactId, depositIds, lines, ...changes })
const pay = async (number: string, amountCents: number, date: string) => {
  const item = await books.openItem(number)
  const paid = await books.line(amountCents, { date })
  await books.process(paid, { items: [{ openItemId: item.id, amountCents }] })
}
const offered = () =>
  books.client.call(contract.invoices.deposits, { params: books.params, query: { contactId: String(contactId) } })
const sumsOf = async (id: number): Promise<Sums> => books.sums((await books.show(id)).journalEntryId)
const together = async (...ids: number[]): Promise<Sums> => {
  const sums: Record<string, number> = {}
  for (const id of ids)
    for (const [account, cents] of Object.entries(await sumsOf(id))) sums[account] = (sums[account] ?? 0) + cents
  return sums
}
const boxOf = async (period: string, box: string) =>
  (await books.vatReturn(period)).boxes.find((each) => each.box === box)
const refusalOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: CallError) => error.error.fields ?? {},
  )

describe('a deposit invoice', () => {
  test('is a debt and no turnover, and its VAT counts when it is received', async () => {
    const { id, number } = await deposit('1000', { invoiceDate: '2026-05-20', supplyFrom: '2026-09-01' })
    expect(await sumsOf(id)).toMatchObject({ [RECEIVED]: -100_000 })
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 0, vatEuros: 0 })
    await books.on('2026-07-03')
    await pay(number, 121_000, '2026-07-03')
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 0, vatEuros: 0 })
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ baseEuros: 1000, vatEuros: 210 })
    await expectBooksToAddUp(books)
  })

  test('has the rate of the day on which the supply is expected', async () => {
    const lines = [line('100', { vatCode: 'sale_lodging' })]
    await books.on('2025-12-10')
    const soon = await deposit('', { lines, invoiceDate: '2025-12-10', supplyFrom: '2025-12-30' })
    const later = await deposit('', { lines, invoiceDate: '2025-12-10', supplyFrom: '2026-02-14' })
    expect((await books.show(soon.id)).totals.vatCents).toBe(900)
    expect((await books.show(later.id)).totals.vatCents).toBe(2100)
  })

  test.each(['sale_margin', 'sale_eu_goods', 'sale_oss'] as const)('is not asked with %s', async (vatCode) => {
    const lines = [line('100', { vatCode, ...(vatCode === 'sale_margin' && { purchasePrice: '50' }) })]
    expect(await refusalOf(deposit('', { lines }))).toHaveProperty(['lines.0.vatCode'])
  })

  test('asks for something', async () => {
    expect(await refusalOf(deposit('0'))).toHaveProperty('lines')
  })

  test('says so on its paper', async () => {
    const { id } = await deposit('10')
    expect((await books.show(id)).paper).toMatchObject({ isDeposit: true })
  })
})

describe('a final invoice', () => {
  test('takes off what was asked in advance, so that both together are the whole to the cent', async () => {
    const asked = await deposit('3.35')
    await pay(asked.number, 405, '2026-05-21')
    const whole = await books.invoice({ contactId, lines: [line('10.02')] })
    const { id } = await final([asked.id])
    expect(await books.show(id)).toMatchObject({ totals: { netCents: 667, vatCents: 140, grossCents: 807 } })
    const sums = await together(asked.id, id)
    expect(sums[RECEIVED]).toBe(0)
    const plain = await sumsOf(whole.id)
    for (const account of ['8000', '1300']) expect(sums[account]).toBe(plain[account])
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 20, vatEuros: 4 })
    expect(await offered()).toEqual([])
    expect((await books.show(asked.id)).depositStandsOn).toMatchObject({ invoiceId: id })
    await expectBooksToAddUp(books)
  })

  test('takes several off at several rates, where prices include VAT too', async () => {
    const [first, second] = [
      await deposit('', { pricesIncludeVat: true, lines: [line('36.30'), line('10.90', { vatCode: 'sale_low' })] }),
      await deposit('12.10', { pricesIncludeVat: true }),
    ]
    const lines = [line('121'), line('54.50', { vatCode: 'sale_low' })]
    const { id } = await final([first.id, second.id], lines, { pricesIncludeVat: true })
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
    const asked = await deposit('100')
    await books.on('2026-07-03')
    await final([asked.id], [line('300')], { invoiceDate: '2026-07-03' })
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 0, vatEuros: 0 })
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ baseEuros: 300, vatEuros: 63 })
    await pay(asked.number, 12_100, '2026-07-04')
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ baseEuros: 300, vatEuros: 63 })
    await expectBooksToAddUp(books)
  })

  test('may leave nothing to pay, and is undone all the same', async () => {
    const asked = await deposit('10.02')
    const { id } = await final([asked.id])
    expect((await books.show(id)).totals.grossCents).toBe(0)
    await books.finalise(await books.credit(id))
    expect((await offered()).map((each) => each.id)).toEqual([asked.id])
    await expectBooksToAddUp(books)
  })

  test('is not less than what was asked in advance', async () => {
    const asked = await deposit('50')
    expect(await refusalOf(final([asked.id]))).toHaveProperty('depositIds')
  })

  test('counts by its payment on a cash basis, and so does the deposit', async () => {
    await books.settings({ vatScheme: 'cash' })
    const asked = await deposit('100')
    const { id, number } = await final([asked.id], [line('300')])
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 0, vatEuros: 0 })
    await pay(number, 24_200, '2026-05-22')
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 200, vatEuros: 42 })
    await pay(asked.number, 12_100, '2026-05-23')
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 300, vatEuros: 63 })
    expect((await together(asked.id, id))[RECEIVED]).toBe(0)
    await expectBooksToAddUp(books)
  })
})

describe('a deposit stands on one standing invoice', () => {
  test('not on two drafts, until the first is thrown away', async () => {
    const asked = await deposit('3')
    const first = await books.draft({ contactId, depositIds: [asked.id] })
    expect((await offered()).map(({ draftInvoiceId }) => draftInvoiceId)).toEqual([first.id])
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
    const asked = await deposit('3')
    const { id } = await final([asked.id])
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
    const asked = await deposit('3')
    const tried = await Promise.allSettled([
      books.draft({ contactId, depositIds: [asked.id] }),
      books.draft({ contactId, depositIds: [asked.id] }),
    ])
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a credit invoice', () => {
  test('of the final invoice undoes it wholly: the deposit counts again and can be taken off anew', async () => {
    const asked = await deposit('3.35')
    await pay(asked.number, 405, '2026-05-21')
    const first = await final([asked.id])
    const credit = await books.credit(first.id)
    await books.finalise(credit)
    const sums = await together(first.id, credit.id)
    expect(Object.values(sums).every((cents) => cents === 0)).toBe(true)
    expect((await offered()).map(({ id, grossCents }) => [id, grossCents])).toEqual([[asked.id, 405]])
    const again = await final([asked.id])
    expect(await books.show(again.id)).toMatchObject({ totals: { grossCents: 807 } })
    await expectBooksToAddUp(books)
  })

  test('of a part leaves the deposit where it stands', async () => {
    const asked = await deposit('3.35')
    const first = await final([asked.id])
    const draft = await books.credit(first.id)
    const shown = await books.show(draft.id)
    const { version } = await books.client.call(contract.invoices.save, {
      params: { ...books.params, invoiceId: draft.id },
      body: {
        contactId,
        invoiceDate: '2026-05-20',
        paymentTermDays: 14,
        reference: '',
        note: '',
        pricesIncludeVat: false,
        discountPercent: '0',
        lines: [line('1', { quantity: '-1' })],
        depositIds: [],
        version: shown.version,
      },
    })
    await books.finalise({ id: draft.id, version })
    expect(await offered()).toEqual([])
    expect((await books.show(asked.id)).depositStandsOn).toMatchObject({ invoiceId: first.id })
    await expectBooksToAddUp(books)
  })

  test('of a deposit undoes it, while it stands on no invoice', async () => {
    const asked = await deposit('100')
    await pay(asked.number, 12_100, '2026-05-21')
    const first = await final([asked.id], [line('300')])
    expect(await refusalOf(books.credit(asked.id).then((draft) => books.finalise(draft)))).toHaveProperty('lines')
    await books.finalise(await books.credit(first.id))
    const [draft] = await books.rows<{ id: number; version: number }>(
      'SELECT id, version FROM invoices WHERE administration_id = $1 AND finalised_at IS NULL',
    )
    if (!draft) throw new Error('the draft of the credit invoice is gone')
    await books.finalise(draft)
    expect((await together(asked.id, draft.id))[RECEIVED]).toBe(0)
    expect(await offered()).toEqual([])
    await expectBooksToAddUp(books)
  })

  test('of a part of a deposit leaves the rest to take off', async () => {
    const asked = await deposit('100')
    const credit = await books.credit(asked.id)
    const shown = await books.show(credit.id)
    const { version } = await books.client.call(contract.invoices.save, {
      params: { ...books.params, invoiceId: credit.id },
      body: {
        contactId,
        invoiceDate: '2026-05-20',
        paymentTermDays: 14,
        reference: '',
        note: '',
        pricesIncludeVat: false,
        discountPercent: '0',
        lines: [line('40', { quantity: '-1' })],
        version: shown.version,
      },
    })
    await books.finalise({ id: credit.id, version })
    expect((await offered()).map(({ grossCents }) => grossCents)).toEqual([7260])
    const { id } = await final([asked.id], [line('100')])
    expect((await books.show(id)).totals.grossCents).toBe(4840)
    await expectBooksToAddUp(books)
  })
})

test('the e-invoice refers to the deposits and names a deposit as one', async () => {
  const asked = await deposit('3.35')
  const { id } = await final([asked.id])
  const file = async (invoiceId: number) => {
    const { body } = await books.client.send(contract.invoices.eInvoice, { params: { ...books.params, invoiceId } })
    return String(body)
  }
  const xml = await file(id)
  expect(xml).toContain(`<cbc:ID>${asked.number}</cbc:ID>`)
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">8.07</cbc:PayableAmount>')
  expect(await file(asked.id)).toMatch(/<cbc:InvoiceTypeCode>38[06]</)
})
