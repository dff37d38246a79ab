import { contract, type InvoiceInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoice, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.openOn(server, '2026-05-20')
})
afterAll(() => server.stop())

const minus = (unitPrice = '100', changes: Partial<InvoiceInput['lines'][number]> = {}) => [
  anInvoiceLine({ quantity: '-1', unitPrice, ...changes }),
]
const list = (status?: 'paid' | 'unpaid' | 'late') =>
  books.client.call(contract.invoices.list, { params: books.params, query: status ? { status } : {} })

test('an invoice of a negative amount is a credit invoice of its own, numbered in the series of invoices', async () => {
  const before = await books.invoice()
  const draft = await books.draft({ lines: minus() })
  expect((await books.show(draft.id)).kind).toBe('credit_invoice')
  const { number } = await books.finalise(draft)
  const after = await books.invoice()
  expect(number > before.number && number < after.number).toBe(true)
  const shown = await books.show(draft.id)
  // 100 at 21% is 121.00.
  expect(shown).toMatchObject({ kind: 'credit_invoice', creditsInvoiceId: null, openCents: -12_100 })
  expect(shown.paper).toMatchObject({ paymentText: null, epcPayload: null, dueDate: null })
  const { description } = await books.entry(shown.journalEntryId)
  expect(description).toBe(`Creditfactuur ${number}`)
  await expectBooksToAddUp(books)
})

test('it takes back VAT in the period of its own day, and turnover to another EU country from that list', async () => {
  const own = await Books.openOn(server, '2026-05-20')
  const contactId = await own.contact({ country: 'DE', vatNumber: 'DE136695976', vatTreatment: 'eu' })
  await own.invoice({ lines: minus('100', { supplyFrom: '2026-02-01', supplyTo: '2026-02-28' }) })
  await own.invoice({ contactId, lines: minus('50', { vatCode: 'sale_eu_services' }) })
  const { boxes } = await own.vatReturn('2026-Q2')
  // 21% of -100 is -21; -50 to Germany.
  expect(boxes.find(({ box }) => box === '1a')).toMatchObject({ baseCents: -10_000, vatCents: -2100 })
  expect(boxes.find(({ box }) => box === '3b')).toMatchObject({ baseCents: -5000 })
  const icp = await own.client.call(contract.icp.get, { params: own.params, query: { period: '2026-Q2' } })
  expect(JSON.stringify(icp)).toContain('-5000')
  await expectBooksToAddUp(own)
})

test('which invoice it is taken from is chosen when money is settled', async () => {
  const invoice = await books.invoice()
  const credit = await books.invoice({ lines: minus('40') })
  const [asked, back] = [await books.openItem(invoice.number), await books.openItem(credit.number)]
  // 121.00 less 48.40.
  await books.process(await books.line(7260), {
    items: [
      { openItemId: asked.id, amountCents: 12_100 },
      { openItemId: back.id, amountCents: -4840 },
    ],
  })
  expect(await books.show(invoice.id)).toMatchObject({ openCents: 0, status: 'paid' })
  expect(await books.show(credit.id)).toMatchObject({ openCents: 0, status: 'paid' })
  await expectBooksToAddUp(books)
})

test('a draft is what its total says, until it is final', async () => {
  const draft = await books.draft({ lines: minus() })
  const { contactId } = await books.show(draft.id)
  const { version } = await books.client.call(contract.invoices.save, {
    params: { ...books.params, invoiceId: draft.id },
    body: { ...anInvoice({ contactId }), version: draft.version },
  })
  expect((await books.show(draft.id)).kind).toBe('invoice')
  await books.finalise({ id: draft.id, version })
})

test('an invoice of nothing is paid at once; what of it is no nothing is booked', async () => {
  const lines = [
    anInvoiceLine(),
    anInvoiceLine({ quantity: '-1', unitPrice: '121', vatCode: 'sale_zero', description: 'Voorschot' }),
  ]
  const { id } = await books.invoice({ lines })
  const shown = await books.show(id)
  expect(shown).toMatchObject({ kind: 'invoice', status: 'paid', openCents: 0 })
  expect(shown.paper).toMatchObject({ paymentText: null, epcPayload: null })
  const sums = await books.sums(shown.journalEntryId)
  expect(Object.values(sums).toSorted((a, b) => a - b)).toEqual([-10_000, -2100, 12_100])
  expect((await list('paid')).items.map((item) => item.id)).toContain(id)
  expect((await list('unpaid')).items.map((item) => item.id)).not.toContain(id)
  await expectBooksToAddUp(books)
})

test('an invoice whose lines are nothing has a number and no entry', async () => {
  for (const lines of [[anInvoiceLine({ unitPrice: '0' })], [anInvoiceLine(), ...minus()]]) {
    const { id, number } = await books.invoice({ lines })
    expect(await books.show(id)).toMatchObject({ number, status: 'paid', journalEntryId: null })
  }
  await expectBooksToAddUp(books)
})

test('on a cash basis the VAT of an invoice of nothing is due by the invoice: no payment will come', async () => {
  const own = await Books.openOn(server, '2026-05-20')
  await own.settings({ vatScheme: 'cash' })
  const lines = [anInvoiceLine(), anInvoiceLine({ quantity: '-1', unitPrice: '121', vatCode: 'sale_zero' })]
  await own.invoice({ lines })
  const { boxes } = await own.vatReturn('2026-Q2')
  expect(boxes.find(({ box }) => box === '1a')).toMatchObject({ baseCents: 10_000, vatCents: 2100 })
  await expectBooksToAddUp(own)
})

test('the database refuses a final invoice with the wrong sign, and one with an amount and no entry', async () => {
  const { id: other } = await books.invoice()
  const { journalEntryId } = await books.show(other)
  const { id } = await books.draft()
  const final = "finalised_at = now(), number = 'X-1', snapshot = '{}'"
  const set = (change: string) => books.rows(`UPDATE invoices SET ${final}, ${change} WHERE id = ${id}`, [])
  await expect(set('journal_entry_id = NULL')).rejects.toThrow('invoices_entry')
  await expect(set(`journal_entry_id = ${journalEntryId}, kind = 'credit_invoice'`)).rejects.toThrow('invoices_sign')
})
