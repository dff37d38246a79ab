import type { QuestionSubject } from '@klopt/api-client/contract'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { periodOf, readCalendar } from '../../books/vat-calendar.ts'
import type { Db } from '../../database/db.ts'
import { showTransaction } from '../bank/transactions.ts'
import { findDocument } from '../documents/list-documents.ts'
import { loadInvoice } from '../invoices/load-invoice.ts'
import { loadPurchase } from '../purchases/load-purchase.ts'
import { showEntry } from '../reports/show-entry.ts'

/** What a question is pinned on, as it is kept. */
export interface Subject {
  readonly subject_label: string
  readonly bank_transaction_id: number | null
  readonly document_id: number | null
  readonly purchase_id: number | null
  readonly invoice_id: number | null
  readonly journal_entry_id: number | null
  readonly period_key: string | null
}

const NOTHING = {
  bank_transaction_id: null,
  document_id: null,
  purchase_id: null,
  invoice_id: null,
  journal_entry_id: null,
  period_key: null,
} as const

/** Looks up what a question is about and says it in a line. Throws `not_found`, and `invalid_input` for no period. */
export async function findSubject(
  db: Db,
  administrationId: number,
  subject: QuestionSubject,
  today: string,
): Promise<Subject> {
  switch (subject.kind) {
    case 'general':
      return { ...NOTHING, subject_label: 'Algemeen' }
    case 'bank_line': {
      const line = await showTransaction(db, administrationId, subject.id)
      const name = line.counterpartyName ?? line.description
      return { ...NOTHING, bank_transaction_id: subject.id, subject_label: told(name, line.date, line.amountCents) }
    }
    case 'document': {
      const { name } = await findDocument(db, administrationId, subject.id)
      return { ...NOTHING, document_id: subject.id, subject_label: `Document ${name}` }
    }
    case 'purchase': {
      const { row } = await loadPurchase(db, { administrationId, purchaseId: subject.id })
      const label = row.number === '' ? 'Inkoopfactuur' : `Inkoopfactuur ${row.number}`
      return { ...NOTHING, purchase_id: subject.id, subject_label: told(label, row.invoice_date) }
    }
    case 'invoice': {
      const { row, contact } = await loadInvoice(db, { administrationId, invoiceId: subject.id })
      const label = row.number === null ? 'Conceptfactuur' : `Factuur ${row.number}`
      const name = contact === null ? label : `${label} aan ${contact.name}`
      return { ...NOTHING, invoice_id: subject.id, subject_label: told(name, row.invoice_date) }
    }
    case 'entry': {
      const entry = await showEntry(db, administrationId, subject.id)
      return { ...NOTHING, journal_entry_id: subject.id, subject_label: told(entry.description, entry.date) }
    }
    case 'period': {
      const period = periodOf(await readCalendar(db, administrationId, today), subject.key, today)
      return { ...NOTHING, period_key: period.key, subject_label: `Btw ${period.label}` }
    }
  }
}

/** 'Bol.com, 12 nov 2026, € −45,00' */
function told(name: string, day: string | null, amountCents?: number): string {
  const parts = [
    name.trim() === '' ? 'Boeking' : name.trim(),
    ...(day === null ? [] : [formatDateShort(day)]),
    ...(amountCents === undefined ? [] : [formatEuro(amountCents)]),
  ]
  return parts.join(', ')
}
