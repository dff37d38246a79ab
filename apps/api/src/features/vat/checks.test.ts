import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { loseNumber } from '../icp/icp.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'
import { onVatAccount } from './on-vat-account.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

type Kind = Awaited<ReturnType<Books['vatReturn']>>['checks'][number]['kind']
const check = async (books: Books, kind: Kind, period = '2026-Q1') =>
  must(
    (await books.vatReturn(period)).checks.find((each) => each.kind === kind),
    kind,
  )
const file = async (books: Books, period = '2026-Q1') => {
  const { payableEuros } = await books.vatReturn(period)
  return books.client.send(contract.vat.file, { params: books.params, body: { period, payableEuros } })
}
const german = { country: 'DE', postcode: '20095', vatNumber: 'DE136695976' } as const

describe('a VAT account that was booked without a VAT code', () => {
  test('names the entry and refuses filing until it was taken back', async () => {
    const books = await Books.openOn(server, '2026-05-20')
    const { id } = await onVatAccount(books, {
      rgs: 'BVorVbkTvo',
      entryDate: '2026-02-02',
      cents: 21_000,
      at: server.clock.now(),
    })
    expect(await check(books, 'ledger_difference')).toMatchObject({
      tone: 'danger',
      count: 1,
      entries: [{ date: '2026-02-02', sourceType: 'general', cents: -21_000 }],
    })
    const refused = await file(books)
    expect(refused).toMatchObject({ status: 409, body: { code: 90127, details: { checks: ['ledger_difference'] } } })
    const params = { ...books.params, entryId: id }
    await books.client.call(contract.journalEntries.reverse, { params, body: { date: '2026-02-02' } })
    expect(await check(books, 'ledger_difference')).toMatchObject({ tone: 'success', entries: [] })
    expect((await file(books)).status).toBe(200)
  })

  test('is found in a later return too, since it stands there still', async () => {
    const books = await Books.openOn(server, '2026-05-20')
    await books.invoice({ invoiceDate: '2026-02-10' })
    await books.file('2026-Q1')
    await onVatAccount(books, { rgs: 'BSchBepBla', entryDate: '2026-03-02', cents: 1000, at: server.clock.now() })
    expect((await check(books, 'ledger_difference', '2026-Q2')).tone).toBe('danger')
  })
})

test('a purchase, an invoice and a bank line put nothing on a VAT account but by their VAT code', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const refusalAt = (field: string) => ({
    status: 422,
    body: { fields: { [field]: expect.stringContaining('met een btw-code bij de regel') as string } },
  })
  const [input, owed] = [await books.account('BVorVbkTvo'), await books.account('BSchBepBla')]
  const purchases = new Purchases(books)
  const purchase = await purchases.draft({ lines: [aPurchaseLine({ amountCents: 10_000, accountId: input })] })
  expect(await purchases.tryBook(purchase)).toMatchObject(refusalAt('lines.0.accountId'))
  const { id, version } = await books.draft({ lines: [anInvoiceLine({ accountId: owed })] })
  const finalising = { params: { ...books.params, invoiceId: id }, body: { version } }
  expect(await books.client.send(contract.invoices.finalise, finalising)).toMatchObject(refusalAt('lines.0.accountId'))
  const line = await books.line(-1000, { date: '2026-02-02' })
  const bookings = [{ accountId: input, amountCents: -1000, vatCode: null, description: '' }]
  const processing = { version: line.version, items: [], bookings, createRule: false }
  expect(
    await books.client.send(contract.bank.process, {
      params: { ...books.params, transactionId: line.id },
      body: processing,
    }),
  ).toMatchObject(refusalAt('bookings.0.accountId'))
})

test('late VAT that asks a suppletie is red until somebody decided', async () => {
  const books = await Books.openOn(server, '2026-07-10')
  await books.file('2026-Q1')
  await books.invoice({ invoiceDate: '2026-02-10', lines: [anInvoiceLine({ unitPrice: '6000' })] })
  expect((await check(books, 'late_vat', '2026-Q2')).tone).toBe('danger')
  const body = { periodStart: '2026-01-01', decision: 'correction' } as const
  await books.client.call(contract.vatCorrections.decide, { params: books.params, body })
  expect((await check(books, 'late_vat', '2026-Q2')).tone).toBe('success')
})

// 1,000 in the list that was handed in; 250 more in box 3b, which the next list corrects.
test('box 3b beside the list: what came after the list is told, and goes in the next one', async () => {
  const books = await Books.openOn(server, '2026-04-10')
  const contactId = await books.contact(german)
  const sell = (unitPrice: string) =>
    books.invoice({
      contactId,
      invoiceDate: '2026-03-20',
      lines: [anInvoiceLine({ unitPrice, vatCode: 'sale_eu_goods' })],
    })
  await sell('1000')
  expect((await check(books, 'icp')).tone).toBe('success')
  await books.client.call(contract.icp.file, { params: books.params, body: { period: '2026-Q1' } })
  expect((await check(books, 'icp')).tone).toBe('success')
  await sell('250')
  expect(await check(books, 'icp')).toMatchObject({ tone: 'warning', entries: [{ cents: 25_000 }] })
  expect((await file(books)).status).toBe(200)
})

// An entry has the number that its customer has now: what was booked with one that went can be in no list.
test('a supply within the EU that no list can hold is red, and leads to its entry', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const contactId = await books.contact(german)
  const sale = { ...credit(await books.account('WOmzNodOdh'), 50_000), vatCode: 'sale_eu_services', contactId }
  const lines = [debit(await books.account('WBedKanKan'), 50_000), sale]
  const { id } = await write(books, { entryDate: '2026-02-10', description: 'Dienst Berlijn', lines })
  expect(await check(books, 'icp')).toMatchObject({ tone: 'success' })
  await loseNumber(books, contactId)
  expect(await check(books, 'icp')).toMatchObject({
    tone: 'danger',
    text: expect.stringContaining(
      'Bij 1 boeking naar een ander EU-land staat geen klant met een geldig btw-id',
    ) as string,
    entries: [{ entryId: id, cents: 50_000, sourceType: 'general' }],
  })
  expect(await file(books)).toMatchObject({ status: 409, body: { code: 90127, details: { checks: ['icp'] } } })
  await books.client.call(contract.journalEntries.reverse, {
    params: { ...books.params, entryId: id },
    body: { date: '2026-05-20' },
  })
  expect(await check(books, 'icp')).toMatchObject({ tone: 'success' })
  expect((await file(books)).status).toBe(200)
})

test('a list that corrects an earlier one leaves its own quarter green', async () => {
  const books = await Books.openOn(server, '2026-04-10')
  const contactId = await books.contact(german)
  const lines = [anInvoiceLine({ unitPrice: '1000', vatCode: 'sale_eu_goods' })]
  const sell = (invoiceDate: string) => books.invoice({ contactId, invoiceDate, lines })
  await sell('2026-03-20')
  await books.client.call(contract.icp.file, { params: books.params, body: { period: '2026-Q1' } })
  await sell('2026-03-21')
  await books.file('2026-Q1')
  await books.on('2026-07-10')
  await sell('2026-05-20')
  await books.client.call(contract.icp.file, { params: books.params, body: { period: '2026-Q2' } })
  expect((await check(books, 'icp', '2026-Q2')).tone).toBe('success')
  expect((await file(books, '2026-Q2')).status).toBe(200)
})

test('VAT that was shifted by a supplier without a VAT number warns, and refuses nothing', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const lines = [aPurchaseLine({ vatCode: 'purchase_reverse' })]
  const buy = { invoiceDate: '2026-02-10', dueDate: '2026-03-10', lines }
  await new Purchases(books).booked(buy)
  const known = await books.contact({ vatNumber: 'NL000099998B57' })
  await new Purchases(books).booked({ ...buy, contactId: known })
  await new Purchases(books).booked({ ...buy, lines: [aPurchaseLine({ vatCode: 'purchase_non_eu' })] })
  expect(await check(books, 'supplier_numbers')).toMatchObject({
    tone: 'warning',
    count: 1,
    text: 'Bij 1 document met verlegde btw staat geen btw-id van de leverancier',
    entries: [{ cents: 10_000, sourceType: 'purchase' }],
  })
  expect((await file(books)).status).toBe(200)
})

test('a jump against the same quarter of last year asks', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const sell = (invoiceDate: string, unitPrice: string) =>
    books.invoice({ invoiceDate, lines: [anInvoiceLine({ unitPrice })] })
  await sell('2025-02-10', '2000')
  expect((await check(books, 'jump')).tone).toBe('success')
  for (const period of ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4']) await books.file(period)
  await sell('2026-02-10', '4000')
  expect((await check(books, 'jump')).tone).toBe('success')
  await sell('2026-02-11', '1')
  expect(await check(books, 'jump')).toMatchObject({
    tone: 'warning',
    text: 'Rubriek 1a is € 4.001, een jaar geleden € 2.000',
  })
  expect((await file(books)).status).toBe(200)
})

// 400 of the first quarter goes along in the second, whose form then says 2,600: more than double of 1,200.
test('a jump is that of the form: with what goes along of an earlier quarter, or without it', async () => {
  const books = await Books.openOn(server, '2026-07-10')
  const sell = (invoiceDate: string, unitPrice: string) =>
    books.invoice({ invoiceDate, lines: [anInvoiceLine({ unitPrice })] })
  await sell('2025-05-10', '1200')
  for (const period of ['2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1']) await books.file(period)
  await sell('2026-03-10', '400')
  await sell('2026-05-10', '2200')
  expect(await check(books, 'jump', '2026-Q2')).toMatchObject({
    tone: 'warning',
    text: 'Rubriek 1a is € 2.600, een jaar geleden € 1.200',
  })
  const left = await books.client.call(contract.vat.return, {
    params: books.params,
    query: { period: '2026-Q2', lateLines: 'leave' },
  })
  expect(left.checks.find(({ kind }) => kind === 'jump')).toMatchObject({ tone: 'success' })
})

// 0.20 of the first quarter changes no whole euro: it goes along in the return of the second, whose list does not hold it.
test('cents of an earlier quarter that went along keep filing from nothing', async () => {
  const books = await Books.openOn(server, '2026-07-10')
  const contactId = await books.contact(german)
  const sell = (invoiceDate: string, unitPrice: string) =>
    books.invoice({ contactId, invoiceDate, lines: [anInvoiceLine({ unitPrice, vatCode: 'sale_eu_goods' })] })
  await sell('2026-02-10', '1000.10')
  await books.file('2026-Q1')
  await sell('2026-02-11', '0.20')
  await sell('2026-05-10', '500')
  expect((await file(books, '2026-Q2')).status).toBe(200)
})
