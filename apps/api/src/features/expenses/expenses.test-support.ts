import { contract, type ExpenseApproval, type QueryOf } from '@klopt/api-client/contract'
import { fileBody, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aPdf } from '../documents/documents.test-support.ts'
import { Hours } from '../hours/hours.test-support.ts'

const { expenses } = contract

/** Receipts of some books, through the calls of real use. */
export class Receipts {
  readonly books: Books
  constructor(books: Books) {
    this.books = books
  }

  static async openOn(server: KloptTestServer, day: string, legalForm: 'zzp' | 'bv' = 'bv'): Promise<Receipts> {
    server.clock.set(`${day}T10:00:00Z`)
    return new Receipts(await Books.open(server, { legalForm }))
  }

  async employee(): Promise<TestClient> {
    return (await new Hours(this.books).colleague()).client
  }

  send(changes: Partial<QueryOf<typeof expenses.create>> = {}, client = this.books.client, content = aPdf()) {
    const query = { name: 'bon.pdf', spentOn: '2026-06-10', ...changes }
    return client.send(expenses.create, { params: this.books.params, query, body: fileBody(content) })
  }

  /** A receipt that was handed in with nothing but its photo. */
  async submit(client?: TestClient, changes: Partial<QueryOf<typeof expenses.create>> = {}): Promise<number> {
    const answer = await this.send(changes, client)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return (answer.body as { id: number }).id
  }

  params(expenseId: number) {
    return { ...this.books.params, expenseId }
  }

  show(expenseId: number, client = this.books.client) {
    return client.call(expenses.get, { params: this.params(expenseId) })
  }

  /** Paint of 121.00 with 21.00 VAT, unless said otherwise. */
  async approve(expenseId: number, changes: Partial<ExpenseApproval> = {}, client = this.books.client) {
    const { version } = await this.show(expenseId)
    const body: ExpenseApproval = {
      spentOn: '2026-06-10',
      description: 'Verf',
      amountCents: 12_100,
      accountId: await this.books.account('WBedKanKan'),
      vatCode: 'purchase_high',
      version,
      ...changes,
    }
    return client.send(expenses.approve, { params: this.params(expenseId), body })
  }

  async approved(client?: TestClient): Promise<number> {
    const id = await this.submit(client)
    const answer = await this.approve(id)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return id
  }

  async sums(expenseId: number) {
    return this.books.sums((await this.show(expenseId)).journalEntryId)
  }

  async reopen(expenseId: number) {
    const { version } = await this.show(expenseId)
    return this.books.client.send(expenses.reopen, { params: this.params(expenseId), body: { version } })
  }

  async reimburse(expenseIds: number[], iban: string | null = null) {
    const body = { expenseIds, journalId: await this.books.bankBook(), executionDate: '2026-06-16', iban }
    return this.books.client.send(expenses.reimburse, { params: this.books.params, body })
  }

  async markPaid(expenseId: number, accountId: number) {
    const { version } = await this.show(expenseId)
    const body = { version, paidOn: '2026-06-15', accountId }
    return this.books.client.send(expenses.markPaid, { params: this.params(expenseId), body })
  }
}
