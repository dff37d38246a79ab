import { contract, type InvoiceInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type CallError, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
let books: Books
let contactId: number
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-05-20')
  contactId = await books.contact({ kvkNumber: '68750110' })
})

const line = (unitPrice: string, changes: Partial<InvoiceInput['lines'][number]> = {}) =>
  anInvoiceLine({ unitPrice, ...changes })
/** 1,000 dollars and their VAT at 1.0832 for a euro. */
const dollars = (changes: Partial<InvoiceInput> = {}) =>
  books.invoice({ contactId, currency: 'USD', exchangeRate: '1.0832', lines: [line('1000')], ...changes })
const pay = async (number: string, amountCents: number, foreignAmount?: number) => {
  const { id: openItemId } = await books.openItem(number)
  const paid = await books.line(amountCents)
  const part = { openItemId, amountCents, ...(foreignAmount !== undefined && { foreignAmount }) }
  return { line: paid, ...(await books.process(paid, { items: [part] })) }
}
const save = ({ id, version }: { id: number; version: number }, input: InvoiceInput) =>
  books.client.call(contract.invoices.save, {
    params: { ...books.params, invoiceId: id },
    body: { ...input, version },
  })
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: CallError) => error.error.fields ?? {},
  )

describe('an invoice in dollars', () => {
  test('is booked in euros, each by the rate, and keeps its dollars', async () => {
    const { id } = await dollars()
    const invoice = await books.show(id)
    expect(invoice.totals).toMatchObject({ netCents: 100_000, vatCents: 21_000, grossCents: 121_000 })
    // 1,000 / 1.0832 = 923.1905 and 210 / 1.0832 = 193.8700.
    expect(invoice).toMatchObject({
      currency: 'USD',
      exchangeRate: '1.0832',
      inEuros: { netCents: 92_319, vatCents: 19_387, grossCents: 111_706 },
      openCents: 111_706,
      openForeign: 121_000,
    })
    expect(await books.sums(invoice.journalEntryId)).toMatchObject({ '1300': 111_706 })
    expect((await books.vatReturn('2026-Q2')).boxes.find(({ box }) => box === '1a')).toMatchObject({
      baseEuros: 923,
      vatEuros: 193,
    })
    await expectBooksToAddUp(books)
  })

  test('says its VAT in euros on paper, has no code to pay by, and mails its dollars', async () => {
    const { paper } = await books.show((await dollars()).id)
    expect(paper).toMatchObject({ currency: 'USD', grossCents: 121_000, epcPayload: null })
    expect(paper?.mentions).toContain('In euro: €\u00a01.117,06, waarvan btw €\u00a0193,87. Koers: € 1 = 1,0832 USD.')
  })

  test('is paid in euros that came in for all its dollars, and the difference is booked', async () => {
    const { id, number } = await dollars()
    const { journalEntryId } = await pay(number, 109_000, 121_000)
    expect(await books.sums(journalEntryId)).toEqual({ '1100': 109_000, '1300': -111_706, '4920': 2_706 })
    expect(await books.show(id)).toMatchObject({ status: 'paid', openCents: 0, openForeign: 0 })
    await expectBooksToAddUp(books)
  })

  test('is paid in parts, of which the last takes what is left', async () => {
    const { id, number } = await dollars()
    // 400 of 1,210 dollars are 369.276 of 1,117.06 euros.
    const first = await pay(number, 38_000, 40_000)
    expect(await books.sums(first.journalEntryId)).toEqual({ '1100': 38_000, '1300': -36_928, '4920': -1_072 })
    expect(await books.show(id)).toMatchObject({ status: 'partly_paid', openCents: 74_778, openForeign: 81_000 })
    const last = await pay(number, 74_000, 81_000)
    expect(await books.sums(last.journalEntryId)).toEqual({ '1100': 74_000, '1300': -74_778, '4920': 778 })
    expect(await books.show(id)).toMatchObject({ status: 'paid', openForeign: 0 })
    expect((await books.show(id)).payments).toMatchObject([{ foreignAmount: 40_000 }, { foreignAmount: 81_000 }])
    await expectBooksToAddUp(books)
  })

  test('is suggested as a whole for what a rate explains, and in part for less', async () => {
    const { number } = await dollars()
    for (const [amountCents, label] of [
      [109_000, `Factuur ${number}`],
      [55_000, `${number}, deel`],
    ] as const) {
      const { id: transactionId } = await books.line(amountCents, { description: `Invoice ${number}` })
      const params = { ...books.params, transactionId }
      const { suggestions } = await books.client.call(contract.bank.transaction, { params })
      expect(suggestions[0]).toMatchObject({ label, certainty: 'likely' })
    }
  })

  test('that was paid is open again in both when that is undone', async () => {
    const { id, number } = await dollars()
    const { line: paid, version } = await pay(number, 109_000, 121_000)
    await books.undo({ id: paid.id, version })
    expect(await books.show(id)).toMatchObject({ openCents: 111_706, openForeign: 121_000 })
    await expectBooksToAddUp(books)
  })

  test('is settled by its euros where no dollars are said', async () => {
    const { id, number } = await dollars()
    await pay(number, 55_853)
    expect(await books.show(id)).toMatchObject({ openCents: 55_853, openForeign: 60_500 })
    await pay(number, 55_853)
    expect(await books.show(id)).toMatchObject({ status: 'paid', openForeign: 0 })
    await expectBooksToAddUp(books)
  })

  test('is not paid by more dollars than are open', async () => {
    const { number } = await dollars()
    await expect(pay(number, 109_000, 121_001)).rejects.toMatchObject({ error: { code: 90016 } })
    await expect(pay(number, 109_000, -121_000)).rejects.toMatchObject({ error: { code: 90016 } })
  })

  test('is credited at its own rate, whatever the draft is given', async () => {
    const { id } = await dollars()
    await books.on('2026-06-20')
    const credit = await books.credit(id)
    const draft = await books.show(credit.id)
    const { version } = await save(credit, { ...inputOf(draft), currency: 'EUR', exchangeRate: null })
    await books.finalise({ id: credit.id, version })
    expect(await books.show(credit.id)).toMatchObject({
      currency: 'USD',
      inEuros: { grossCents: -111_706 },
      openCents: 0,
    })
    expect(await books.show(id)).toMatchObject({ status: 'credited', openCents: 0, openForeign: 0 })
    await expectBooksToAddUp(books)
  })

  test('is written off in both', async () => {
    const { id, number } = await dollars()
    await pay(number, 38_000, 40_000)
    await books.client.call(contract.badDebts.writeOff, {
      params: { ...books.params, invoiceId: id },
      body: { establishedOn: '2026-05-20' },
    })
    expect(await books.show(id)).toMatchObject({ status: 'written_off', openCents: 0, openForeign: 0 })
    await expectBooksToAddUp(books)
  })
})

test('yens have no decimals', async () => {
  const { id } = await dollars({ currency: 'JPY', exchangeRate: '163.45', lines: [line('15000.6')] })
  // 15,001 yens and 3,150 of VAT: 91.7773 and 19.2720 euros.
  expect(await books.show(id)).toMatchObject({
    totals: { grossCents: 18_151 },
    inEuros: { netCents: 9_178, vatCents: 1_927, grossCents: 11_105 },
  })
})

test.each<[string, Partial<InvoiceInput>]>([
  ['exchangeRate', { exchangeRate: null }],
  ['exchangeRate', { exchangeRate: '0' }],
  ['exchangeRate', { exchangeRate: '-1' }],
  ['currency', { currency: 'XYZ' }],
  ['currency', { isDeposit: true }],
  ['currency', { lines: [line('100', { vatCode: 'sale_margin', purchasePrice: '50' })] }],
])('a draft is refused by its %s: %j', async (field, changes) => {
  expect(await refusalOf(dollars(changes))).toHaveProperty([field])
})

test('a draft keeps its currency for who does not know of it, and can go back to euros', async () => {
  const draft = await books.draft({ contactId, currency: 'USD', exchangeRate: '1.1', lines: [line('100')] })
  const { currency: _currency, exchangeRate: _rate, ...input } = inputOf(await books.show(draft.id))
  const { version } = await save(draft, input)
  expect(await books.show(draft.id)).toMatchObject({ currency: 'USD', exchangeRate: '1.1' })
  await save({ id: draft.id, version }, { ...input, currency: 'EUR' })
  expect(await books.show(draft.id)).toMatchObject({ currency: 'EUR', exchangeRate: null, inEuros: null })
})

test('a contact has a currency', async () => {
  const id = await books.contact({ currency: 'CHF' })
  expect(await books.rows('SELECT currency FROM contacts WHERE id = $1', [id])).toEqual([{ currency: 'CHF' }])
  expect(await refusalOf(books.contact({ currency: 'XYZ' }))).toHaveProperty('currency')
})

const inputOf = (invoice: Awaited<ReturnType<Books['show']>>): InvoiceInput => {
  const { contactId: customerId, invoiceDate, paymentTermDays, reference, note } = invoice
  const { pricesIncludeVat, discountPercent, lines, currency, exchangeRate } = invoice
  const head = { contactId: customerId, invoiceDate, paymentTermDays, reference, note, currency, exchangeRate }
  return { ...head, pricesIncludeVat, discountPercent, lines }
}
