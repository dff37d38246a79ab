import { contract, type InvoiceInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { somebodyWaits } from '../somebody-waits.test-support.ts'
import { finaliseInvoice } from './finalise-invoice.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

/** Changes the draft of a credit invoice and makes it final. */
async function creditPart(invoiceId: number, changes: Partial<InvoiceInput>) {
  const draft = await books.credit(invoiceId)
  const shown = await books.show(draft.id)
  const { version } = await books.client.call(contract.invoices.save, {
    params: { ...books.params, invoiceId: draft.id },
    body: { ...inputOf(shown), ...changes, version: draft.version },
  })
  return books.client.send(contract.invoices.finalise, {
    params: { ...books.params, invoiceId: draft.id },
    body: { version },
  })
}
function inputOf(invoice: InvoiceInput): InvoiceInput {
  const { contactId, invoiceDate, paymentTermDays, reference, note, pricesIncludeVat, discountPercent, lines } = invoice
  return { contactId, invoiceDate, paymentTermDays, reference, note, pricesIncludeVat, discountPercent, lines }
}
async function statusInList({ id }: { id: number }) {
  const list = await books.client.call(contract.invoices.list, { params: books.params, query: {} })
  return list.items.find((item) => item.id === id)?.status
}
const minus = (unitPrice: string) => [anInvoiceLine({ quantity: '-1', unitPrice })]

test('a full credit takes back every line, sets both off against each other and marks the invoice', async () => {
  const lines = [anInvoiceLine({ quantity: '3', unitPrice: '59.1667' }), anInvoiceLine({ vatCode: 'sale_low' })]
  const invoice = await books.invoice({ lines, discountPercent: '5' })
  const credit = await books.credit(invoice.id)
  expect(await books.show(credit.id)).toMatchObject({ kind: 'credit_invoice', creditsInvoiceId: invoice.id })
  await books.finalise(credit)
  const [original, taken] = [await books.show(invoice.id), await books.show(credit.id)]
  expect(original).toMatchObject({ status: 'credited', openCents: 0, creditedByInvoiceId: credit.id })
  expect(taken).toMatchObject({ status: 'paid', openCents: 0 })
  expect(taken.totals.grossCents).toBe(-original.totals.grossCents)
  const sums = await books.sums(original.journalEntryId)
  const opposite = Object.fromEntries(Object.entries(sums).map(([account, cents]) => [account, -cents]))
  expect(await books.sums(taken.journalEntryId)).toEqual(opposite)
  await expectBooksToAddUp(books)
})

test('the draft of a credit invoice takes nothing back yet', async () => {
  const invoice = await books.invoice()
  const before = (await books.show(invoice.id)).status
  await books.credit(invoice.id)
  expect(await books.show(invoice.id)).toMatchObject({ status: before, openCents: 12_100, creditedByInvoiceId: null })
  expect(await statusInList(invoice)).toBe(before)
})

test('a part leaves the rest open; parts that make the whole mark the invoice as credited', async () => {
  const invoice = await books.invoice()
  expect((await creditPart(invoice.id, { lines: minus('30') })).status).toBe(200)
  expect(await books.show(invoice.id)).toMatchObject({ status: 'late', openCents: 12_100 - 3630 })
  expect(await statusInList(invoice)).toBe('late')
  expect((await creditPart(invoice.id, { lines: minus('70') })).status).toBe(200)
  expect(await books.show(invoice.id)).toMatchObject({ status: 'credited', openCents: 0 })
  expect(await statusInList(invoice)).toBe('credited')
  await expectBooksToAddUp(books)
})

test('a credit of a paid invoice stays open, as money to pay back', async () => {
  const invoice = await books.invoice()
  const item = await books.openItem(invoice.number)
  await books.process(await books.line(12_100), { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  const credit = await books.credit(invoice.id)
  const { number } = await books.finalise(credit)
  expect(await books.show(credit.id)).toMatchObject({ openCents: -12_100 })
  const back = await books.openItem(number)
  await books.process(await books.line(-12_100), { items: [{ openItemId: back.id, amountCents: -12_100 }] })
  expect(await books.show(credit.id)).toMatchObject({ openCents: 0, status: 'paid' })
  await expectBooksToAddUp(books)
})

test('no more is credited than was charged, not even by two credit invoices at once', async () => {
  const invoice = await books.invoice()
  const [first, second] = [await books.credit(invoice.id), await books.credit(invoice.id)]
  const author = { administrationId: books.id, userId: books.owner.id, now: new Date() }
  let refused: Promise<unknown> | undefined
  await books.asApp(async (db) => {
    await finaliseInvoice(db, author, { invoiceId: first.id, version: first.version })
    refused = books.finalise(second).catch((error: unknown) => error)
    await somebodyWaits(server)
  })
  const lines = expect.stringContaining('nog €\u00a00,00') as unknown
  expect(await refused).toMatchObject({ status: 422, error: { fields: { lines } } })
  await expect(books.credit(invoice.id)).rejects.toMatchObject({
    status: 422,
    error: { fields: { '': 'Deze factuur is al helemaal gecrediteerd.' } },
  })
  await expectBooksToAddUp(books)
})

test('a credit invoice is for the same customer and has a negative amount', async () => {
  const invoice = await books.invoice()
  const other = await creditPart(invoice.id, { contactId: await books.contact({ name: 'Ander' }) })
  expect(other).toMatchObject({ status: 422, body: { fields: { contactId: expect.any(String) as unknown } } })
  const positive = await creditPart(invoice.id, { lines: [anInvoiceLine()] })
  expect(positive).toMatchObject({ status: 422, body: { fields: { lines: expect.any(String) as unknown } } })
  const nothing = await creditPart(invoice.id, { lines: [anInvoiceLine({ unitPrice: '0' })] })
  expect(nothing).toMatchObject({ status: 422, body: { fields: { lines: expect.any(String) as unknown } } })
})

test('only a final invoice is credited: not a draft, not a credit invoice', async () => {
  const draft = await books.draft()
  await expect(books.credit(draft.id)).rejects.toMatchObject({ status: 422 })
  const credit = await books.credit((await books.invoice()).id)
  await books.finalise(credit)
  await expect(books.credit(credit.id)).rejects.toMatchObject({ status: 422 })
})

test('it takes back the VAT that was charged, whatever the rate and the scheme are by now', async () => {
  const lodging = await books.invoice({
    invoiceDate: '2025-12-30',
    lines: [anInvoiceLine({ vatCode: 'sale_lodging' })],
  })
  const normal = await books.invoice()
  await books.settings({ smallBusinessScheme: true })
  for (const [invoice, vatCents] of [
    [lodging, 900],
    [normal, 2100],
  ] as const) {
    expect((await books.show(invoice.id)).totals.vatCents).toBe(vatCents)
    const credit = await books.credit(invoice.id)
    expect((await books.show(credit.id)).totals.vatCents).toBe(-vatCents)
    await books.finalise(credit)
    expect(await books.show(invoice.id)).toMatchObject({ status: 'credited', openCents: 0 })
  }
  await expectBooksToAddUp(books)
  await books.settings({ smallBusinessScheme: false })
})
