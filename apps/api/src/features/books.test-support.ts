import type { BankLine, BankStatement } from '@klopt/bank-statements'
import type { BodyOf, ContactInput, InvoiceInput, Processing } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import { addDays } from '@klopt/validators'
import { aContact, anInvoice } from './books-input.test-support.ts'
import { importStatements } from './bank/import-statements.ts'
import { aLine, aStatement, camt } from './bank/statements.test-support.ts'
import { withTransaction } from '../database/transaction.ts'
import type { Db } from '../database/db.ts'
import {
  fileBody,
  type CallOptions,
  type KloptTestServer,
  type NewAdministration,
  type TestClient,
  type TestUser,
} from '../testing/index.ts'

type Profile = BodyOf<typeof contract.administrations.saveProfile>
export type Sums = { readonly [account: string]: number }

/** The books of one administration as a test keeps them, through the calls of real use. */
export class Books {
  readonly server: KloptTestServer
  readonly id: number
  readonly owner: TestUser
  client: TestClient
  /** Each line by itself gets a day of its own, so that statements of one line do not overlap. */
  #lastDay = '2026-04-01'

  private constructor(server: KloptTestServer, id: number, owner: TestUser, client: TestClient) {
    this.server = server
    this.id = id
    this.owner = owner
    this.client = client
  }

  static async open(server: KloptTestServer, given: NewAdministration = {}): Promise<Books> {
    const { id, owner } = await server.world.administration(given)
    return new Books(server, id, owner, await server.world.as(owner))
  }

  /** New books, with the clock at noon of a day. */
  static async openOn(server: KloptTestServer, day: string): Promise<Books> {
    server.clock.set(noonOf(day))
    return Books.open(server)
  }

  /** The same books through another server on the same database. */
  async seenBy(server: KloptTestServer): Promise<Books> {
    return new Books(server, this.id, this.owner, await server.world.as(this.owner))
  }

  get params() {
    return { administrationId: this.id }
  }

  /** Moves the clock to noon of a day and signs in anew. */
  async on(day: string): Promise<void> {
    this.server.clock.set(noonOf(day))
    this.client = await this.server.world.as(this.owner)
  }

  async settings(changes: Partial<Profile>): Promise<void> {
    const profile = await this.client.call(contract.administrations.profile, { params: this.params })
    await this.client.call(contract.administrations.saveProfile, {
      params: this.params,
      body: { ...profile, ...changes },
    })
  }

  async contact(changes: Partial<ContactInput> = {}): Promise<number> {
    const { id } = await this.client.call(contract.contacts.create, { params: this.params, body: aContact(changes) })
    return id
  }

  async draft(changes: Partial<InvoiceInput> = {}): Promise<{ id: number; version: number }> {
    const contactId = changes.contactId === undefined ? await this.contact() : changes.contactId
    return this.client.call(contract.invoices.create, {
      params: this.params,
      body: anInvoice({ ...changes, contactId }),
    })
  }

  finalise({ id, version }: { id: number; version: number }, options: CallOptions = {}) {
    return this.client.call(
      contract.invoices.finalise,
      { params: { ...this.params, invoiceId: id }, body: { version } },
      options,
    )
  }

  async invoice(changes: Partial<InvoiceInput> = {}): Promise<{ id: number; number: string; version: number }> {
    const draft = await this.draft(changes)
    return { id: draft.id, ...(await this.finalise(draft)) }
  }

  show(invoiceId: number) {
    return this.client.call(contract.invoices.get, { params: { ...this.params, invoiceId } })
  }

  /** The draft of a credit invoice, with its version. */
  async credit(invoiceId: number): Promise<{ id: number; version: number }> {
    const { id } = await this.client.call(contract.invoices.credit, { params: { ...this.params, invoiceId } })
    return { id, version: (await this.show(id)).version }
  }

  import(lines: readonly BankLine[], changes: Partial<BankStatement> & { createBook?: boolean } = {}) {
    return this.importFile(camt(lines, changes), changes.createBook)
  }

  importFile(text: string | Uint8Array, createBook = false) {
    return this.client.call(contract.bank.import, {
      params: this.params,
      query: { name: 'afschrift.xml', createBook: createBook ? 'true' : 'false' },
      body: fileBody(text),
    })
  }

  async waiting() {
    const page = await this.client.call(contract.bank.transactions, {
      params: this.params,
      query: { state: 'waiting' },
    })
    return page.items
  }

  /** One bank line that waits; its statement comes without a file, whose reading takes a thread. */
  async line(amountCents: number, changes: Partial<BankLine> = {}): Promise<{ id: number; version: number }> {
    this.#lastDay = addDays(this.#lastDay, 1)
    const statement = aStatement([aLine({ amountCents, date: this.#lastDay, ...changes })])
    const file = { name: 'afschrift.xml', sha256: Buffer.alloc(32), format: 'camt053', statements: [statement] }
    const { id: administrationId, owner } = this
    const now = this.server.clock.now()
    await this.asApp((db) => importStatements(db, { administrationId, userId: owner.id, now, file, createBook: false }))
    const [line] = await this.rows<{ id: number; version: number }>(
      'SELECT id, version FROM bank_transactions WHERE administration_id = $1 ORDER BY id DESC LIMIT 1',
    )
    if (!line) throw new Error('the line was not imported')
    return line
  }

  process(line: { id: number; version: number }, parts: Partial<Processing>, createRule = false) {
    return this.client.call(contract.bank.process, {
      params: { ...this.params, transactionId: line.id },
      body: { version: line.version, items: [], bookings: [], createRule, ...parts },
    })
  }

  /** Books what is certain of a list, or of all books, and waits for the job. */
  async processCertain(body: BodyOf<typeof contract.bank.processCertain> = null) {
    const { runId } = await this.client.call(contract.bank.processCertain, { params: this.params, body })
    await this.server.jobs.drain()
    const run = await this.client.call(contract.bank.certainRun, { params: { ...this.params, runId } })
    return { processed: run.processed, skipped: run.skipped }
  }

  undo(line: { id: number; version: number }) {
    return this.client.call(contract.bank.undo, {
      params: { ...this.params, transactionId: line.id },
      body: { version: line.version },
    })
  }

  async openItem(number: string) {
    const items = await this.client.call(contract.bank.openItems, { params: this.params, query: { search: number } })
    const item = items.find((candidate) => candidate.number === number)
    if (!item) throw new Error(`${number} is not open`)
    return item
  }

  async account(rgsCode: string): Promise<number> {
    const accounts = await this.client.call(contract.ledgerAccounts.list, { params: this.params })
    const account = accounts.find((candidate) => candidate.rgsCode === rgsCode)
    if (!account) throw new Error(`no account ${rgsCode}`)
    return account.id
  }

  /** The bank book that the test world begins with. */
  async bankBook(): Promise<number> {
    const [journal] = await this.rows<{ id: number }>(
      "SELECT id FROM journals WHERE administration_id = $1 AND type = 'bankbook' ORDER BY id",
    )
    if (!journal) throw new Error('there is no bank book')
    return journal.id
  }

  vatReturn(period: string) {
    return this.client.call(contract.vat.return, { params: this.params, query: { period } })
  }

  /** Files a period with the outcome it shows. */
  async file(period: string): Promise<number> {
    const { payableEuros } = await this.vatReturn(period)
    const { id } = await this.client.call(contract.vat.file, { params: this.params, body: { period, payableEuros } })
    return id
  }

  deleteReturn(returnId: number) {
    return this.client.call(contract.vat.delete, { params: { ...this.params, returnId } })
  }

  entry(entryId: number | null) {
    return this.client.call(contract.reports.entry, { params: { ...this.params, entryId: entryId ?? 0 } })
  }

  /** Debit minus credit per account number, of an entry. */
  async sums(entryId: number | null): Promise<Sums> {
    const { lines } = await this.entry(entryId)
    const sums: Record<string, number> = {}
    for (const line of lines)
      sums[line.accountNumber] = (sums[line.accountNumber] ?? 0) + line.debitCents - line.creditCents
    return sums
  }

  /** Runs in a transaction with the rights of the application. */
  asApp<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return withTransaction(this.server.services.pool, { kind: 'administration', administrationId: this.id }, work)
  }

  /** Rows as the owner of the tables sees them. */
  async rows<Row extends object>(statement: string, values: readonly unknown[] = [this.id]): Promise<Row[]> {
    return (await this.server.services.pool.query<Row>(statement, [...values])).rows
  }
}

const noonOf = (day: string) => `${day}T10:00:00Z`
