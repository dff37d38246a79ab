import { createHash } from 'node:crypto'
import type { PurchaseInput } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import type { OcrData, Proposal, SourceWord } from '@klopt/recognition'
import type { CallOptions, RawAnswer } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'

type Line = PurchaseInput['lines'][number]
export interface Draft {
  readonly id: number
  readonly version: number
}

/** One line of 100 euro at 21% on nothing yet: 121 euro. */
export function aPurchase(changes: Partial<PurchaseInput> = {}): PurchaseInput {
  return {
    kind: 'invoice',
    documentId: null,
    contactId: null,
    number: 'F-1',
    invoiceDate: '2026-05-20',
    dueDate: '2026-06-19',
    paymentReference: '',
    pricesIncludeVat: false,
    lines: [aPurchaseLine()],
    statedVat: [],
    picks: [],
    ...changes,
  }
}

export function aPurchaseLine(changes: Partial<Line> = {}): Line {
  return { description: '', amountCents: 10_000, vatCode: 'purchase_high', accountId: null, ...changes }
}

/** The purchases of some books, through the calls of real use. */
export class Purchases {
  readonly books: Books
  #count = 0

  constructor(books: Books) {
    this.books = books
  }

  supplier(name = 'Papierhandel De Kade', iban: string | null = 'NL91ABNA0417164300'): Promise<number> {
    return this.books.contact({ name, iban })
  }

  /** A draft that can be booked: what is not said is filled in, with a number of its own. */
  async draft(changes: Partial<PurchaseInput> = {}): Promise<Draft> {
    return this.books.client.call(contract.purchases.create, {
      params: this.books.params,
      body: await this.complete(changes),
    })
  }

  async complete(changes: Partial<PurchaseInput> = {}): Promise<PurchaseInput> {
    const accountId = await this.books.account('WBedKanKan')
    const body = aPurchase({
      number: `F-${(this.#count += 1)}`,
      contactId: changes.contactId === undefined ? await this.supplier() : changes.contactId,
      ...changes,
    })
    return { ...body, lines: body.lines.map((line) => ({ ...line, accountId: line.accountId ?? accountId })) }
  }

  tryCreate(body: PurchaseInput): Promise<RawAnswer> {
    return this.books.client.send(contract.purchases.create, { params: this.books.params, body })
  }

  tryBook(draft: Draft, options: CallOptions & { acceptDuplicate?: boolean } = {}): Promise<RawAnswer> {
    const { acceptDuplicate = false, ...rest } = options
    return this.books.client.send(
      contract.purchases.book,
      {
        params: { ...this.books.params, purchaseId: draft.id },
        body: { version: draft.version, acceptDuplicate },
      },
      rest,
    )
  }

  /** Booked, with the version it has then. */
  async booked(changes: Partial<PurchaseInput> = {}): Promise<Draft> {
    const draft = await this.draft(changes)
    const { version } = await this.books.client.call(contract.purchases.book, {
      params: { ...this.books.params, purchaseId: draft.id },
      body: { version: draft.version, acceptDuplicate: false },
    })
    return { id: draft.id, version }
  }

  tryReverse(draft: Draft): Promise<RawAnswer> {
    return this.books.client.send(contract.purchases.reverse, {
      params: { ...this.books.params, purchaseId: draft.id },
      body: { version: draft.version },
    })
  }

  show(purchaseId: number) {
    return this.books.client.call(contract.purchases.get, { params: { ...this.books.params, purchaseId } })
  }

  /** The payable of a purchase. */
  async openItemId(purchaseId: number): Promise<number> {
    const [row] = await this.books.rows<{ id: number }>('SELECT id FROM open_items WHERE purchase_id = $1', [
      purchaseId,
    ])
    if (!row) throw new Error(`purchase ${purchaseId} has no open item`)
    return Number(row.id)
  }

  /** A document as it came in, read or not. */
  async document(reading: Reading = { state: 'queued' }): Promise<{ id: number; fileId: number }> {
    const { books } = this
    const sha256 = createHash('sha256')
      .update(`document ${(this.#count += 1)}`)
      .digest()
    const now = books.server.clock.now()
    const owned = { administration_id: books.id, created_by: null, created_at: now, sha256 }
    return books.asApp(async (db) => {
      const file = await db
        .insertInto('files')
        .values({ ...owned, name: 'factuur.pdf', mime_type: 'application/pdf', size_bytes: 1000 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('documents')
        .values({
          ...owned,
          file_id: file.id,
          source: 'upload',
          sender: null,
          page_count: null,
          thumbnail_file_id: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('recognitions')
        .values({
          administration_id: books.id,
          file_id: file.id,
          state: reading.state,
          reader: reading.state === 'done' ? 'text' : null,
          failure: reading.state === 'failed' ? 'Dit bestand kon niet worden gelezen.' : null,
          words: reading.words ? JSON.stringify(reading.words) : null,
          ocr_data: reading.state === 'done' ? JSON.stringify(noText) : null,
          proposal: reading.proposal ? JSON.stringify(reading.proposal) : null,
          queued_at: now,
          finished_at: null,
        })
        .execute()
      return { id, fileId: file.id }
    })
  }
}

export interface Reading {
  readonly state: 'queued' | 'running' | 'done' | 'failed'
  readonly words?: readonly SourceWord[]
  readonly proposal?: Proposal
}

const noText: OcrData = { words: [], paragraphs: [] }

/** What each answer said: done, or the code of its error. */
export function codesOf(answers: readonly RawAnswer[]): (number | 'done')[] {
  return answers.map(({ status, body }) => (status < 300 ? 'done' : (body as { code: number }).code))
}
