import { contract, type JournalEntryInput, type JournalLineInput } from '@klopt/api-client/contract'
import type { CallOptions } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'

export const debit = (accountId: number, cents: number): JournalLineInput => ({
  accountId,
  debitCents: cents,
  creditCents: 0,
})
export const credit = (accountId: number, cents: number): JournalLineInput => ({
  accountId,
  debitCents: 0,
  creditCents: cents,
})

const anEntry = (changes: Partial<JournalEntryInput>): JournalEntryInput => ({
  entryDate: '2026-06-30',
  description: 'Memoriaal',
  lines: [],
  ...changes,
})

/** Sends an entry of the general journal, for the answer it gets. */
export const send = (books: Books, changes: Partial<JournalEntryInput>, options: CallOptions = {}) =>
  books.client.send(contract.journalEntries.create, { params: books.params, body: anEntry(changes) }, options)

/** Books an entry of the general journal. */
export const write = (books: Books, changes: Partial<JournalEntryInput>) =>
  books.client.call(contract.journalEntries.create, { params: books.params, body: anEntry(changes) })

export const fieldsOf = (answer: { body: unknown }) => (answer.body as { fields?: Record<string, string> }).fields

/** Two lines that make an entry. */
export const pair = async (books: Books): Promise<[JournalLineInput, JournalLineInput]> => [
  debit(await books.account('WBedKanTef'), 100),
  credit(await books.account('BEivKapPrs'), 100),
]
