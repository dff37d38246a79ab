import type { VatShare } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'

interface NewItem {
  readonly administrationId: number
  readonly contactId: number | null
  readonly number: string
  readonly documentDate: string
  readonly dueDate: string
  /** Negative for a credit invoice. */
  readonly amountCents: number
}

export interface NewReceivable extends NewItem {
  readonly invoiceId: number
  /** VAT that is due once it is paid; empty when nothing waits. */
  readonly postponedVat: readonly VatShare[]
}

export interface NewPayable extends NewItem {
  readonly purchaseId: number
}

/** An open item as what settles it needs it. */
export interface OpenItem {
  readonly id: number
  readonly postponed_vat: VatShare[] | null
}

/** Keeps what a booked invoice has the customer owe, wholly open. */
export function createReceivable(db: Db, item: NewReceivable): Promise<OpenItem> {
  const { invoiceId, postponedVat } = item
  return createOpenItem(db, item, {
    kind: 'receivable',
    invoice_id: invoiceId,
    purchase_id: null,
    postponed_vat: postponedVat.length > 0 ? JSON.stringify(postponedVat) : null,
  })
}

/** Keeps what a booked purchase has to be paid, wholly open. */
export function createPayable(db: Db, item: NewPayable): Promise<OpenItem> {
  return createOpenItem(db, item, {
    kind: 'payable',
    invoice_id: null,
    purchase_id: item.purchaseId,
    postponed_vat: null,
  })
}

interface Source {
  readonly kind: 'receivable' | 'payable'
  readonly invoice_id: number | null
  readonly purchase_id: number | null
  readonly postponed_vat: string | null
}

function createOpenItem(db: Db, item: NewItem, source: Source): Promise<OpenItem> {
  return db
    .insertInto('open_items')
    .values({
      administration_id: item.administrationId,
      contact_id: item.contactId,
      number: item.number,
      document_date: item.documentDate,
      due_date: item.dueDate,
      amount_cents: item.amountCents,
      open_cents: item.amountCents,
      ...source,
    })
    .returning(['id', 'postponed_vat'])
    .executeTakeFirstOrThrow()
}
