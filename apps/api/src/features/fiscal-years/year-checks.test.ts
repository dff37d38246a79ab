import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { openBook } from '../bank/cash.test-support.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { beginCorrection, processIt, submitIt } from '../vat/corrections.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** What a check of a year says. */
async function checkOf(books: Books, key: string, year = 2025): Promise<[string, string]> {
  const { checks } = await books.client.call(contract.fiscalYears.get, { params: { ...books.params, year } })
  const { state, detail } = checks.find((check) => check.key === key) ?? { state: 'absent', detail: '' }
  return [state, detail.replaceAll('\u00A0', ' ')]
}
const lock = (books: Books, lockedUntil: string | null, reason = 'Klaar') =>
  books.client.call(contract.bookLocks.set, { params: books.params, body: { lockedUntil, reason } })
const sale = (books: Books, invoiceDate: string) =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ quantity: '1', unitPrice: '1000' })] })

test('items are those of the last day: what was paid or booked after it changes nothing', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  const sold = await sale(books, '2025-11-05')
  await new Purchases(books).booked({ invoiceDate: '2025-12-15', dueDate: '2026-01-15' })
  const then = ['ok', '1 factuur, € 1.210,00']
  expect(await checkOf(books, 'receivable')).toEqual(then)
  const item = await books.openItem(sold.number)
  const items = [{ openItemId: item.id, amountCents: 121_000 }]
  const paid = await books.line(121_000, { date: '2026-01-05' })
  await books.process(paid, { items })
  await sale(books, '2026-01-10')
  await new Purchases(books).booked({ number: 'LATER', invoiceDate: '2026-01-12', dueDate: '2026-01-15' })
  expect(await checkOf(books, 'receivable')).toEqual(then)
  expect(await checkOf(books, 'payable')).toEqual(['ok', '1 factuur, € 121,00'])
})

test('VAT accounts are those of the last day beside the lines of no return that stood then', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  await sale(books, '2025-11-05')
  expect(await checkOf(books, 'vat-accounts')).toEqual(['ok', '€ 210,00'])
  const returnId = await books.file('2025-Q4')
  expect(await checkOf(books, 'vat-accounts')).toEqual(['ok', '€ 0,00'])
  await sale(books, '2026-01-10')
  expect(await checkOf(books, 'vat-accounts')).toEqual(['ok', '€ 0,00'])
  // Found late: it waits for a return.
  await sale(books, '2025-12-01')
  expect(await checkOf(books, 'vat-accounts')).toEqual(['ok', '€ 210,00'])
  await books.deleteReturn(returnId)
  expect(await checkOf(books, 'vat-accounts')).toEqual(['ok', '€ 420,00'])
})

test('a return that is booked after the last day was not filed then, and one deleted after it was', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  await sale(books, '2025-11-05')
  await lock(books, '2025-12-31')
  await books.file('2025-Q4')
  const after = 'na die dag is een aangifte geboekt of teruggenomen'
  expect(await checkOf(books, 'vat-accounts')).toEqual(['ok', `op 31-12-2025 € 210,00, nu € 0,00: ${after}`])
  const other = await Books.openOn(server, '2026-01-20')
  await sale(other, '2025-11-05')
  const returnId = await other.file('2025-Q4')
  await lock(other, '2025-12-31')
  await other.deleteReturn(returnId)
  expect(await checkOf(other, 'vat-accounts')).toEqual(['ok', `op 31-12-2025 € 0,00, nu € 210,00: ${after}`])
})

test('a correction takes its lines from the day it was booked on, not before', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  await sale(books, '2025-11-05')
  await books.file('2025-Q4')
  const lines = [anInvoiceLine({ quantity: '1', unitPrice: '6000' })]
  await books.invoice({ invoiceDate: '2025-12-01', lines })
  const found = ['ok', '€ 1.260,00']
  expect(await checkOf(books, 'vat-accounts')).toEqual(found)
  const id = await beginCorrection(books, '2025-10-01')
  expect((await submitIt(books, id)).status).toBe(204)
  const later = 'op 31-12-2025 € 1.260,00, nu € 0,00: na die dag is een aangifte geboekt of teruggenomen'
  expect(await checkOf(books, 'vat-accounts')).toEqual(['ok', later])
  expect((await processIt(books, id)).status).toBe(204)
  expect(await checkOf(books, 'vat-accounts')).toEqual(['ok', later])
  expect(await checkOf(books, 'vat-accounts', 2026)).toEqual(['ok', '€ 0,00'])
})

test('cash that no cash book counts is told, and that there cannot be less than none', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  const [cash, costs, own] = [
    await books.account('BLimKasKas'),
    await books.account('WBedKanKan'),
    await books.account('BEivKapPrs'),
  ]
  const key = `cash-account-${cash}`
  await write(books, { entryDate: '2025-06-30', lines: [debit(costs, 5000), credit(cash, 5000)] })
  expect(await checkOf(books, key)).toEqual(['notice', 'saldo € −50,00; er zit meer uit dan erin ging'])
  await write(books, { entryDate: '2025-06-30', lines: [debit(cash, 7500), credit(own, 7500)] })
  expect(await checkOf(books, key)).toEqual(['notice', 'saldo € 25,00; met een kasboek tel je de kas'])
  await openBook(books, 'CASH', 'Kassa')
  expect(await checkOf(books, key)).toEqual(['absent', ''])
})
