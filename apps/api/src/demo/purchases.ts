import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { insertDocument, keepDocument } from '../features/documents/keep-document.ts'
import { bookPurchase } from '../features/purchases/book-purchase.ts'
import { createDraft } from '../features/purchases/save-draft.ts'
import type { JobSender } from '../kernel/job.ts'
import type { Services } from '../kernel/services.ts'
import { at, type Bookkeeper, type StatementLine } from './bookkeeper.ts'
import { supplierDocument, supplierInvoice, type SupplierInvoice } from './draw-supplier-invoice.ts'
import { dayIn } from './months.ts'
import { newSupplier, receiptSupplier, suppliers, type Supplier } from './suppliers.ts'

export interface PurchasesOptions {
  readonly services: Pick<Services, 'files' | 'pdf'>
  readonly jobs: JobSender
  readonly today: string
  readonly userId: number
  readonly buyer: { readonly name: string; readonly addressLines: string[] }
}

/** The paper of the studio's suppliers: booked month by month, and what still waits in the inbox. */
export class DemoPurchases {
  readonly #db: Db
  readonly #keeper: Bookkeeper
  readonly #options: PurchasesOptions
  readonly #contactIds = new Map<Supplier, number>()
  #sequence = 812

  constructor(db: Db, keeper: Bookkeeper, options: PurchasesOptions) {
    this.#db = db
    this.#keeper = keeper
    this.#options = options
  }

  /** Books what came in a month, each on its own day; answers what will be paid, as lines of the bank. */
  async month(month: string): Promise<StatementLine[]> {
    const { today } = this.#options
    const payments: StatementLine[] = []
    for (const supplier of suppliers) {
      const day = dayIn(month, supplier.day, today)
      if (Number(month.slice(5, 7)) % supplier.everyMonths !== 0 || day >= today) continue
      const invoice = this.#invoice(supplier, day)
      await this.#book(supplier, invoice)
      const isForgotten = supplier.day === 11 && day > addDays(today, -70)
      if (supplier.paidAfterDays !== null && !isForgotten) {
        payments.push({
          date: addDays(day, supplier.paidAfterDays),
          amountCents: -invoice.totals.grossCents,
          name: supplier.contact.name,
          iban: supplier.contact.iban,
          description: `Factuur ${invoice.number}`,
        })
      }
    }
    return payments
  }

  /** What came in lately and nobody has looked at: of one who is known, of one who is not, and a receipt. */
  async inbox(): Promise<void> {
    const { today } = this.#options
    const [known = newSupplier] = suppliers
    for (const [supplier, daysAgo, source] of [
      [newSupplier, 4, 'mail'],
      [receiptSupplier, 2, 'upload'],
      [known, 1, 'mail'],
    ] as const) {
      const arrived = addDays(today, -daysAgo)
      const invoice = this.#invoice(supplier, addDays(arrived, -1))
      const file = await this.#draw(supplier, invoice)
      const isMail = source === 'mail'
      await keepDocument(
        this.#db,
        this.#options.jobs,
        {
          administrationId: this.#keeper.administrationId,
          userId: isMail ? null : this.#options.userId,
          now: at(arrived),
          source,
          sender: isMail ? supplier.contact.emailAddress : null,
        },
        file,
      )
    }
  }

  #invoice(supplier: Supplier, day: string): SupplierInvoice {
    return supplierInvoice(supplier, day, (this.#sequence += 37))
  }

  async #book(supplier: Supplier, invoice: SupplierInvoice): Promise<void> {
    const author = {
      administrationId: this.#keeper.administrationId,
      userId: this.#options.userId,
      now: at(invoice.date),
    }
    const lines = await Promise.all(
      supplier.lines.map(async (line, index) => ({
        description: line.description,
        amountCents: must(invoice.totals.lines[index], 'the total of a line').amountCents,
        vatCode: line.vatCode,
        accountId: await this.#keeper.accountId(line.account),
      })),
    )
    const draft = await createDraft(this.#db, author, {
      kind: 'invoice',
      documentId: await this.#keepRead(supplier, invoice),
      contactId: await this.#contactId(supplier, invoice.date),
      number: invoice.number,
      invoiceDate: invoice.date,
      dueDate: invoice.dueDate,
      paymentReference: '',
      pricesIncludeVat: false,
      lines,
      statedVat: [],
      picks: [],
    })
    await bookPurchase(this.#db, author, { purchaseId: draft.id, version: draft.version }, { acceptDuplicate: false })
  }

  async #contactId(supplier: Supplier, day: string): Promise<number> {
    const known = this.#contactIds.get(supplier)
    if (known !== undefined) return known
    const id = await this.#keeper.contact(supplier.contact, day)
    this.#contactIds.set(supplier, id)
    return id
  }

  /** A document that was dealt with long ago: its reading is not done again. */
  async #keepRead(supplier: Supplier, invoice: SupplierInvoice): Promise<number> {
    const drawn = await this.#draw(supplier, invoice)
    const arrival = {
      administrationId: this.#keeper.administrationId,
      now: at(invoice.date),
      source: 'upload',
      userId: this.#options.userId,
      sender: null,
    } as const
    const { id } = await insertDocument(this.#db, arrival, drawn, 1)
    return id
  }

  async #draw(supplier: Supplier, invoice: SupplierInvoice) {
    const { services, buyer } = this.#options
    const document = supplierDocument(supplier, { ...buyer, country: null }, invoice)
    const bytes = Buffer.from(await services.pdf.renderSupplierInvoice(document, supplier.layout))
    const sha256 = await services.files.put(this.#keeper.administrationId, bytes)
    return { name: `factuur-${invoice.number}.pdf`, mimeType: 'application/pdf', size_bytes: bytes.length, sha256 }
  }
}
