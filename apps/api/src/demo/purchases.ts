import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../database/db.ts'
import { insertDocument, keepDocument } from '../features/documents/keep-document.ts'
import { bookPurchase } from '../features/purchases/book-purchase.ts'
import { createDraft } from '../features/purchases/save-draft.ts'
import type { FileStore } from '../files/file-store.ts'
import type { JobSender } from '../kernel/job.ts'
import { at, type Bookkeeper, type StatementLine } from './bookkeeper.ts'
import type { DrawPaper } from './draw-supplier-invoice.ts'
import { SupplierPapers, type SupplierPaper } from './supplier-papers.ts'
import type { Supplier } from './suppliers.ts'

export interface PurchasesOptions {
  readonly files: FileStore
  readonly draw: DrawPaper
  readonly jobs: JobSender
  readonly today: string
  readonly userId: number
}

/** The paper of the studio's suppliers: booked month by month, and what still waits in the inbox. */
export class DemoPurchases {
  readonly #db: Db
  readonly #keeper: Bookkeeper
  readonly #options: PurchasesOptions
  readonly #papers: SupplierPapers
  readonly #contactIds = new Map<Supplier, number>()

  constructor(db: Db, keeper: Bookkeeper, options: PurchasesOptions) {
    this.#db = db
    this.#keeper = keeper
    this.#options = options
    this.#papers = new SupplierPapers(options.today)
  }

  /** Books what came in a month, each on its own day; answers what will be paid, as lines of the bank. */
  async month(month: string): Promise<StatementLine[]> {
    const payments: StatementLine[] = []
    for (const paper of this.#papers.month(month)) {
      const { supplier, invoice } = paper
      await this.#book(paper)
      const date = this.#papers.paidOn(paper)
      if (date !== null) {
        payments.push({
          date,
          amountCents: -invoice.totals.grossCents,
          name: supplier.contact.name,
          iban: supplier.contact.iban,
          description: `Factuur ${invoice.number}`,
        })
      }
    }
    return payments
  }

  /** What came in lately and nobody has looked at. */
  async inbox(): Promise<void> {
    for (const { arrived, isMail, ...paper } of this.#papers.inbox()) {
      await keepDocument(
        this.#db,
        this.#options.jobs,
        {
          administrationId: this.#keeper.administrationId,
          userId: isMail ? null : this.#options.userId,
          now: at(arrived),
          source: isMail ? 'mail' : 'upload',
          sender: isMail ? paper.supplier.contact.emailAddress : null,
        },
        await this.#store(paper),
      )
    }
  }

  async #book(paper: SupplierPaper): Promise<void> {
    const { supplier, invoice } = paper
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
      documentId: await this.#keepRead(paper),
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
  async #keepRead(paper: SupplierPaper): Promise<number> {
    const arrival = {
      administrationId: this.#keeper.administrationId,
      now: at(paper.invoice.date),
      source: 'upload',
      userId: this.#options.userId,
      sender: null,
    } as const
    const { id } = await insertDocument(this.#db, arrival, await this.#store(paper), 1)
    return id
  }

  async #store(paper: SupplierPaper) {
    const { files, draw } = this.#options
    const bytes = await draw(paper)
    const sha256 = await files.put(this.#keeper.administrationId, bytes)
    const name = `factuur-${paper.invoice.number}.pdf`
    return { name, mimeType: 'application/pdf', size_bytes: bytes.length, sha256 }
  }
}
