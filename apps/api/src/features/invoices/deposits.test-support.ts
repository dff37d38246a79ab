import { contract, type InvoiceInput } from '@klopt/api-client/contract'
import { CallError } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books, type Sums } from '../books.test-support.ts'

/** The number of the account of deposits that were received. */
export const RECEIVED = '1630'

export const line = (unitPrice: string, changes: Partial<InvoiceInput['lines'][number]> = {}) =>
  anInvoiceLine({ unitPrice, ...changes })

/** The fields of which the refusal says what is wrong, or null when nothing is refused. */
export const refusalOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: CallError) => error.error.fields ?? {},
  )

/** Invoices to one customer of which a part is asked in advance. */
export class Deposits {
  readonly books: Books
  readonly contactId: number

  private constructor(books: Books, contactId: number) {
    this.books = books
    this.contactId = contactId
  }

  static async of(books: Books): Promise<Deposits> {
    return new Deposits(books, await books.contact({ kvkNumber: '68750110' }))
  }

  ask(unitPrice: string, changes: Partial<InvoiceInput> = {}) {
    const { contactId } = this
    return this.books.invoice({ contactId, isDeposit: true, lines: [line(unitPrice)], ...changes })
  }

  final(depositIds: number[], lines = [line('10.02')], changes: Partial<InvoiceInput> = {}) {
    return this.books.invoice({ contactId: this.contactId, depositIds, lines, ...changes })
  }

  async pay(number: string, amountCents: number, date: string): Promise<void> {
    const item = await this.books.openItem(number)
    const paid = await this.books.line(amountCents, { date })
    await this.books.process(paid, { items: [{ openItemId: item.id, amountCents }] })
  }

  /** What a new final invoice can take off. */
  offered() {
    const query = { contactId: String(this.contactId) }
    return this.books.client.call(contract.invoices.deposits, { params: this.books.params, query })
  }

  async sumsOf(id: number): Promise<Sums> {
    return this.books.sums((await this.books.show(id)).journalEntryId)
  }

  async together(...ids: number[]): Promise<Sums> {
    const sums: Record<string, number> = {}
    for (const id of ids)
      for (const [account, cents] of Object.entries(await this.sumsOf(id))) sums[account] = (sums[account] ?? 0) + cents
    return sums
  }
}
