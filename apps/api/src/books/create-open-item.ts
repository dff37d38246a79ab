import type { OpenItemKind, VatShare } from '@klopt/bookkeeping/ledger'
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
  /** What it is in another currency, in the smallest unit of that; null for euros. */
  readonly foreign: { readonly currency: string; readonly amount: number } | null
  /** VAT that is due once it is paid; empty when nothing waits. */
  readonly postponedVat: readonly VatShare[]
}

export interface NewPayable extends NewItem {
  readonly purchaseId: number
  /** What it is in another currency, in the smallest unit of that; null for euros. */
  readonly foreign: { readonly currency: string; readonly amount: number } | null
}

/** What was open before the books began, of either kind. */
export interface NewOpeningItem extends NewItem {
  readonly kind: OpenItemKind
  readonly openingBalanceId: number
  readonly postponedVat: readonly VatShare[]
}

/** An open item as what settles it needs it. */
export interface OpenItem {
  readonly id: number
  readonly postponed_vat: VatShare[] | null
  readonly foreign_amount: number | null
}

/** Keeps what a booked invoice has the customer owe, wholly open. */
export function createReceivable(db: Db, item: NewReceivable): Promise<OpenItem> {
  const { invoiceId, foreign, postponedVat } = item
  return createOpenItem(db, item, {
    kind: 'receivable',
    invoice_id: invoiceId,
    purchase_id: null,
    opening_balance_id: null,
    journal_entry_id: null,
    postponed_vat: waiting(postponedVat),
    ...(foreign && { currency: foreign.currency, foreign_amount: foreign.amount }),
  })
}

const waiting = (vat: readonly VatShare[]): string | null => (vat.length > 0 ? JSON.stringify(vat) : null)

/** Keeps what a booked purchase has to be paid, wholly open. */
export function createPayable(db: Db, { purchaseId, foreign, ...item }: NewPayable): Promise<OpenItem> {
  return createOpenItem(db, item, {
    kind: 'payable',
    invoice_id: null,
    purchase_id: purchaseId,
    opening_balance_id: null,
    journal_entry_id: null,
    postponed_vat: null,
    ...(foreign && { currency: foreign.currency, foreign_amount: foreign.amount }),
  })
}

/** Keeps what is owed to somebody by an entry of its own, such as for a receipt that they paid. */
export function createReimbursement(
  db: Db,
  { journalEntryId, ...item }: NewItem & { readonly journalEntryId: number },
): Promise<OpenItem> {
  return createOpenItem(db, item, {
    kind: 'payable',
    invoice_id: null,
    purchase_id: null,
    opening_balance_id: null,
    journal_entry_id: journalEntryId,
    postponed_vat: null,
  })
}

/** Keeps what a customer paid too much, by the entry of the bank line: a receivable of less than nothing. */
export function createCustomerCredit(
  db: Db,
  { journalEntryId, creditCents, ...item }: Omit<NewItem, 'amountCents'> & CustomerCredit,
): Promise<OpenItem> {
  return createOpenItem(
    db,
    { ...item, amountCents: -creditCents },
    {
      kind: 'receivable',
      invoice_id: null,
      purchase_id: null,
      opening_balance_id: null,
      journal_entry_id: journalEntryId,
      postponed_vat: null,
    },
  )
}

interface CustomerCredit {
  readonly journalEntryId: number
  readonly creditCents: number
}

/** Keeps what an opening balance has open. */
export function createOpeningItem(db: Db, item: NewOpeningItem): Promise<OpenItem> {
  return createOpenItem(db, item, {
    kind: item.kind,
    invoice_id: null,
    purchase_id: null,
    opening_balance_id: item.openingBalanceId,
    journal_entry_id: null,
    postponed_vat: waiting(item.postponedVat),
  })
}

interface Source {
  readonly kind: OpenItemKind
  readonly opening_balance_id: number | null
  readonly journal_entry_id: number | null
  readonly invoice_id: number | null
  readonly purchase_id: number | null
  readonly postponed_vat: string | null
  readonly currency?: string
  readonly foreign_amount?: number
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
    .returning(['id', 'postponed_vat', 'foreign_amount'])
    .executeTakeFirstOrThrow()
}
