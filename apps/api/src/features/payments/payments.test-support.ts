import { contract, type BodyOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { generalJournal } from '../../books/general-journal.ts'
import { postEntry } from '../../books/post-entry.ts'
import type { KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'

type Create = BodyOf<typeof contract.payments.create>

/** Payment files of the purchases of one administration, made on 15 June 2026. */
export class Payments {
  readonly books: Books
  readonly purchases: Purchases
  readonly #journalId: number

  private constructor(books: Books, journalId: number) {
    this.books = books
    this.purchases = new Purchases(books)
    this.#journalId = journalId
  }

  static async open(server: KloptTestServer): Promise<Payments> {
    const books = await Books.openOn(server, '2026-06-15')
    return new Payments(books, await books.bankBook())
  }

  payables(of = this.books) {
    return of.client.call(contract.payments.payables, { params: of.params, query: {} })
  }

  /** Sends a file, for the answer it gets. */
  tryPay(items: Create['items'], changes: Partial<Create> = {}) {
    return this.books.client.send(contract.payments.create, this.#file(items, changes))
  }

  /** Makes a file, and has its id. */
  async pay(items: Create['items']): Promise<number> {
    return (await this.books.client.call(contract.payments.create, this.#file(items))).id
  }

  #file(items: Create['items'], changes: Partial<Create> = {}) {
    const body = { journalId: this.#journalId, executionDate: '2026-06-16', items, ...changes }
    return { params: this.books.params, body }
  }

  cancel(paymentFileId: number, of = this.books) {
    return of.client.send(contract.payments.cancel, { params: { ...of.params, paymentFileId } })
  }

  download(paymentFileId: number, of = this.books) {
    return of.client.send(contract.payments.download, { params: { ...of.params, paymentFileId } })
  }

  /** A booked purchase as an item of a file. */
  async item(changes: Parameters<Purchases['booked']>[0] = {}, amountCents = 12_100) {
    const { id } = await this.purchases.booked(changes)
    return { openItemId: await this.purchases.openItemId(id), amountCents }
  }
}

export const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string> }).fields ?? {}

/**
 * What is to be paid by one entry, past the calls. The statement selects numbers, days, due days and cents; its values begin at
 * `$2`, after the administration.
 */
export async function addPayables(books: Books, statement: string, values: readonly unknown[]): Promise<void> {
  const [sum] = await books.rows<{ cents: number }>(
    `SELECT coalesce(sum(cents), 0)::bigint AS cents FROM (SELECT $1::bigint) AS own,
      (${statement}) AS given (number, day, due_day, cents)`,
    [books.id, ...values],
  )
  // The items come in a transaction of their own.
  await books.rows('ALTER TABLE journal_entries DISABLE TRIGGER control_lines_are_of_items', [])
  const entryId = await anEntryOfPayables(books, must(sum, 'what is to be paid').cents)
  await books.rows('ALTER TABLE journal_entries ENABLE TRIGGER control_lines_are_of_items', [])
  const entry = `$${values.length + 2}::bigint`
  await books.rows(
    `INSERT INTO open_items (administration_id, kind, journal_entry_id, number, document_date, due_date, amount_cents, open_cents)
    SELECT $1, 'payable', ${entry}, number, day, due_day, cents, cents
    FROM (${statement}) AS given (number, day, due_day, cents)`,
    [books.id, ...values, entryId],
  )
}

/** Both sides bear more than what is to be paid or got back of it. */
async function anEntryOfPayables(books: Books, cents: number): Promise<number> {
  const [costs, payables] = [await books.account('WBedKanKan'), await books.account('BSchCreHac')]
  const { id } = await books.asApp(async (db) => {
    const header = {
      administrationId: books.id,
      journalId: await generalJournal(db, books.id),
      entryDate: '2026-01-01',
      description: 'Te betalen',
      sourceType: 'general',
      createdBy: null,
      at: books.server.clock.now(),
    } as const
    const beside = 10_000_000_000
    return postEntry(db, header, [
      { account: { id: payables }, debitCents: beside, creditCents: 0 },
      { account: { id: payables }, debitCents: 0, creditCents: beside + cents },
      ...(cents === 0
        ? []
        : [{ account: { id: costs }, debitCents: Math.max(cents, 0), creditCents: Math.max(-cents, 0) }]),
    ])
  })
  return id
}
