import { contract } from '@klopt/api-client/contract'
import type { KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'

/**
 * A year of a one-person business: 100 of turnover in 2025 that is never paid; 5,000 put in, 1,000 invoiced and paid, 500 of
 * rent, 400 invoiced, 150 taken out, and 80 of depreciation. Two returns were filed.
 */
export async function aYear(server: KloptTestServer): Promise<Books> {
  const books = await Books.openOn(server, '2027-01-15')
  const contactId = await books.contact({ name: 'Bakkerij Bos' })
  const sell = (invoiceDate: string, unitPrice: string) =>
    books.invoice({ contactId, invoiceDate, lines: [anInvoiceLine({ unitPrice })] })
  const bank = async (date: string, amountCents: number, rgs: string) =>
    books.process(await books.line(amountCents, { date }), {
      bookings: [{ accountId: await books.account(rgs), amountCents, vatCode: null, description: '' }],
    })
  const memo = async (entryDate: string, cost: string, against: string, cents: number) =>
    write(books, {
      entryDate,
      description: 'Memoriaal',
      lines: [debit(await books.account(cost), cents), credit(await books.account(against), cents)],
    })
  await sell('2025-11-10', '100')
  await bank('2026-01-05', 500_000, 'BEivKapPrs')
  const paid = await sell('2026-02-10', '1000')
  const item = await books.openItem(paid.number)
  await books.process(await books.line(121_000, { date: '2026-03-15' }), {
    items: [{ openItemId: item.id, amountCents: 121_000 }],
  })
  await memo('2026-04-02', 'WBedHuiBeh', 'BSchOpaOop', 50_000)
  await sell('2026-08-20', '400')
  await bank('2026-09-01', -15_000, 'BEivKapPro')
  await memo('2026-12-31', 'WAfsAmvBei', 'BMvaBeiCae', 8_000)
  for (const period of ['2025-Q4', '2026-Q1']) await books.file(period)
  return books
}

interface Days {
  readonly from: string
  readonly to: string
  readonly by?: 'month' | 'quarter'
}
export const profitAndLoss = (books: Books, query: Days) =>
  books.client.call(contract.reports.profitAndLoss, { params: books.params, query })
export const balanceSheet = (books: Books, asOf: string, by?: 'month' | 'quarter') =>
  books.client.call(contract.reports.balanceSheet, { params: books.params, query: { asOf, ...(by && { by }) } })
export const receivables = (books: Books, asOf: string) =>
  books.client.call(contract.reports.agedReceivables, { params: books.params, query: { asOf } })
