import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { countRoundTrips, countStatements } from '../count-statements.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { onVatAccount } from './on-vat-account.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('boxes come from the ledger, in whole euros in favour of the taxpayer, and the rounding is booked', async () => {
  const books = await Books.open(server)
  const lines = [
    anInvoiceLine({ unitPrice: '100.99' }),
    anInvoiceLine({ unitPrice: '55.55', vatCode: 'sale_low' }),
    anInvoiceLine({ unitPrice: '10.1', vatCode: 'sale_zero' }),
  ]
  await books.invoice({ invoiceDate: '2026-02-01', lines })
  const costs = await books.account('WBedKanTef')
  await books.process(await books.line(-10_001, { date: '2026-02-03' }), {
    bookings: [{ accountId: costs, amountCents: -10_001, vatCode: 'purchase_high', description: '' }],
  })
  const shown = await books.vatReturn('2026-Q1')
  const box = (name: string) => shown.boxes.find((candidate) => candidate.box === name)
  expect(box('1a')).toMatchObject({ baseCents: 10_099, vatCents: 2121, baseEuros: 100, vatEuros: 21 })
  expect(box('1b')).toMatchObject({ baseCents: 5555, vatCents: 500, baseEuros: 55, vatEuros: 5 })
  expect(box('1e')).toMatchObject({ baseCents: 1010, baseEuros: 10, vatCents: null })
  expect(box('5a')).toMatchObject({ vatCents: 2621, vatEuros: 26 })
  expect(box('5b')).toMatchObject({ vatCents: 1736, vatEuros: 18 })
  expect(shown).toMatchObject({ payableEuros: 8, roundingDifferenceCents: 85 })
  await books.file('2026-Q1')
  const [entry] = await books.rows<{ id: number }>(
    "SELECT id FROM journal_entries WHERE administration_id = $1 AND source_type = 'vat_return'",
  )
  expect(await books.sums(entry?.id ?? 0)).toEqual({
    '1500': 2121,
    '1501': 500,
    '1520': -1736,
    '1530': -800,
    [await numberOf(books, 'WBedAdlBet')]: -85,
  })
  await expectBooksToAddUp(books)
})

test('its many small questions go together: no answer is waited for that the next question does not need', async () => {
  const books = await Books.open(server)
  await books.invoice({ invoiceDate: '2026-02-01' })
  await books.vatReturn('2026-Q1')
  expect(await countStatements(() => books.vatReturn('2026-Q1'))).toBeLessThanOrEqual(21)
  expect(await countRoundTrips(() => books.vatReturn('2026-Q1'))).toBeLessThanOrEqual(5)
})

async function numberOf(books: Books, rgsCode: string): Promise<string> {
  const accounts = await books.client.call(contract.ledgerAccounts.list, { params: books.params })
  return accounts.find((account) => account.rgsCode === rgsCode)?.number ?? ''
}

test('the checks tell what waits: bank lines, concepts, purchases, earlier periods, VAT accounts without a code', async () => {
  const books = await Books.open(server)
  await books.invoice({ invoiceDate: '2025-11-01' })
  await books.line(-1000, { date: '2026-02-01' })
  await books.draft({ invoiceDate: '2026-03-31' })
  const purchases = new Purchases(books)
  await purchases.draft({ invoiceDate: '2026-03-31', dueDate: '2026-03-31' })
  const { fileId, id: documentId } = await purchases.document({ state: 'done' })
  await purchases.document({ state: 'done' })
  await books.rows('UPDATE recognitions SET invoice_date = $2 WHERE administration_id = $1 AND file_id = $3', [
    books.id,
    '2026-01-01',
    fileId,
  ])
  await onVatAccount(books, { rgs: 'BVorVbkTvo', entryDate: '2026-02-02', cents: 1000, at: server.clock.now() })
  const { checks } = await books.vatReturn('2026-Q1')
  expect(checks.map(({ kind, tone }) => [kind, tone])).toEqual([
    ['bank_waiting', 'warning'],
    ['drafts', 'warning'],
    ['purchases_waiting', 'warning'],
    ['ledger_difference', 'danger'],
    ['late_vat', 'success'],
    ['icp', 'success'],
    ['supplier_numbers', 'success'],
    ['jump', 'success'],
    ['earlier_period', 'danger'],
  ])
  const waiting = async () => (await books.vatReturn('2026-Q1')).checks.find(({ kind }) => kind === 'purchases_waiting')
  expect(await waiting()).toMatchObject({ count: 2, text: '2 inkoopfacturen zijn nog niet geboekt' })
  // A document that somebody began to book is not counted twice.
  await purchases.draft({ documentId, invoiceDate: '2026-01-01', dueDate: '2026-01-01' })
  expect((await waiting())?.count).toBe(2)
})

test('what still waits from a filed period counts in the next return, which is where its VAT goes', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await books.invoice({ invoiceDate: '2026-02-10' })
  await books.draft({ invoiceDate: '2026-03-10' })
  await books.line(12_100, { date: '2026-03-12' })
  await new Purchases(books).draft({ invoiceDate: '2026-03-14', dueDate: '2026-03-14' })
  await books.file('2026-Q1')
  const { checks } = await books.vatReturn('2026-Q2')
  expect(checks.slice(0, 3).map(({ kind, count }) => [kind, count])).toEqual([
    ['bank_waiting', 1],
    ['drafts', 1],
    ['purchases_waiting', 1],
  ])
})

test('a return that was filed and taken back leaves no difference on the VAT accounts', async () => {
  const books = await Books.open(server)
  await books.invoice({ invoiceDate: '2026-02-10' })
  const difference = async () =>
    (await books.vatReturn('2026-Q1')).checks.find(({ kind }) => kind === 'ledger_difference')
  expect(await difference()).toMatchObject({ tone: 'success', count: 0 })
  await books.deleteReturn(await books.file('2026-Q1'))
  expect(await difference()).toMatchObject({ tone: 'success', count: 0 })
})

test('late VAT is what is owed of late sales less what is reclaimed of late purchases', async () => {
  const books = await Books.open(server)
  const purchases = new Purchases(books)
  await books.invoice({ invoiceDate: '2026-02-10' })
  await books.file('2026-Q1')
  await books.invoice({ invoiceDate: '2026-03-20' })
  expect((await books.vatReturn('2026-Q2')).lateVatCents).toBe(2100)
  await purchases.booked({ invoiceDate: '2026-03-25', dueDate: '2026-04-25' })
  expect((await books.vatReturn('2026-Q2')).lateVatCents).toBe(0)
  await purchases.booked({ invoiceDate: '2026-03-26', dueDate: '2026-04-26' })
  // Of the quarter itself: not late.
  await purchases.booked({ invoiceDate: '2026-04-26', dueDate: '2026-05-26' })
  expect((await books.vatReturn('2026-Q2')).lateVatCents).toBe(-2100)
})
