import { contract, type BodyOf } from '@klopt/api-client/contract'
import type { CallOptions } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'

type Line = BodyOf<typeof contract.bank.addLine>
type FinancialType = BodyOf<typeof contract.journals.create>['financialType']

/** Opens a book of cash, a card or a provider. */
export async function openBook(books: Books, financialType: FinancialType, name: string): Promise<number> {
  const body = { financialType, name, iban: null, accountHolder: null }
  return (await books.client.call(contract.journals.create, { params: books.params, body })).id
}

/** Enters a line by hand, for the answer it gets. */
export const sendLine = (
  books: Books,
  journalId: number,
  bookedOn: string,
  amountCents: number,
  more: Partial<Line> = {},
  options: CallOptions = {},
) =>
  books.client.send(
    contract.bank.addLine,
    { params: { ...books.params, journalId }, body: { bookedOn, amountCents, ...more } },
    options,
  )

/** Enters a line by hand. */
export const enterLine = (
  books: Books,
  journalId: number,
  bookedOn: string,
  amountCents: number,
  more: Partial<Line> = {},
) =>
  books.client.call(contract.bank.addLine, {
    params: { ...books.params, journalId },
    body: { bookedOn, amountCents, ...more },
  })

/** What a book holds as the switcher of books shows it. */
export async function bookOf(books: Books, journalId: number) {
  const all = await books.client.call(contract.bank.books, { params: books.params })
  const found = all.find((book) => book.journalId === journalId)
  if (!found) throw new Error(`no book ${journalId}`)
  return found
}
