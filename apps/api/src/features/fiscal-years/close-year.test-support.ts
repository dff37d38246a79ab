import { contract } from '@klopt/api-client/contract'
import type { KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'

const { fiscalYears } = contract
export const show = (books: Books, year: number) =>
  books.client.call(fiscalYears.get, { params: { ...books.params, year } })
/** Closes a year, for the answer it gets. */
export const close = (books: Books, year: number) =>
  books.client.send(fiscalYears.close, { params: { ...books.params, year } })
/** Closes a year that can be closed. */
export const closed = (books: Books, year: number) =>
  books.client.call(fiscalYears.close, { params: { ...books.params, year }, body: {} })
export const reopen = (books: Books, year: number, reason = 'Vergeten factuur') =>
  books.client.send(fiscalYears.reopen, { params: { ...books.params, year }, body: { reason } })

export const lockedUntil = (books: Books) =>
  books.rows('SELECT locked_until::text AS day FROM book_locks WHERE administration_id = $1')

/** A year of a one-person business: 60,000.00 earned without VAT, 8,791.67 spent, 38,400.00 taken out, 1,500.00 put in. */
export async function aYear(server: KloptTestServer, year = 2025): Promise<Books> {
  const books = await Books.openOn(server, `${year + 1}-01-10`)
  await entries(books, year)
  return books
}

/** What is booked in such a year. */
export async function entries(books: Books, year: number): Promise<void> {
  const bank = await books.account('BLimKasKas')
  const on = async (rgs: string, cents: number, day: string) => {
    const account = await books.account(rgs)
    const lines =
      cents > 0 ? [debit(account, cents), credit(bank, cents)] : [debit(bank, -cents), credit(account, -cents)]
    await write(books, { entryDate: `${year}-${day}`, lines })
  }
  await on('BEivKapPrs', -150_000, '01-02')
  await on('WOmzNodNod', -6_000_000, '05-20')
  await on('WBedKanTef', 879_167, '06-30')
  await on('BEivKapPro', 3_840_000, '12-30')
}
