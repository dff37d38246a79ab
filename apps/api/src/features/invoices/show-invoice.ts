import { invoiceStatus } from '@klopt/bookkeeping'
import type { Invoice } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../server/clock.ts'
import { invoiceTotals, presentTotals } from './invoice-totals.ts'
import { loadInvoice, type InvoiceKey } from './load-invoice.ts'

/** One invoice with its payments and messages. Throws `not_found`. */
export async function showInvoice(db: Db, key: InvoiceKey, today: string): Promise<Invoice> {
  const { row, input, contact, administration } = await loadInvoice(db, key)
  const openItem = await openItemOf(db, key)
  const creditedBy = await creditOf(db, key)
  const openCents = openItem?.open_cents ?? 0
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    status: invoiceStatus(
      {
        finalisedAt: toTimestampOrNull(row.finalised_at),
        sentAt: toTimestampOrNull(row.sent_at),
        viewedAt: toTimestampOrNull(row.viewed_at),
        dueDate: row.due_date,
        grossCents: row.gross_cents,
        openCents,
        credited: creditedBy?.gross_cents === -row.gross_cents,
        writtenOff: false,
      },
      today,
    ),
    ...input,
    contactName: contact?.name ?? null,
    contactEmailAddress: contact?.email_address ?? null,
    dueDate: row.due_date,
    totals: presentTotals(invoiceTotals(input, administration.small_business_scheme)),
    openCents,
    creditsInvoiceId: row.credits_invoice_id,
    creditedByInvoiceId: creditedBy?.id ?? null,
    journalEntryId: row.journal_entry_id,
    payments: openItem ? await paymentsOf(db, key, openItem.id) : [],
    messages: await messagesOf(db, key),
    finalisedAt: toTimestampOrNull(row.finalised_at),
    updatedAt: toTimestamp(row.updated_at),
    version: row.version,
  }
}

function openItemOf(db: Db, { administrationId, invoiceId }: InvoiceKey) {
  return db
    .selectFrom('open_items')
    .select(['id', 'open_cents'])
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
}

function creditOf(db: Db, { administrationId, invoiceId }: InvoiceKey) {
  return db
    .selectFrom('invoices')
    .select(['id', 'gross_cents'])
    .where('administration_id', '=', administrationId)
    .where('credits_invoice_id', '=', invoiceId)
    .where('finalised_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
}

async function paymentsOf(db: Db, { administrationId }: InvoiceKey, openItemId: number): Promise<Invoice['payments']> {
  const rows = await db
    .selectFrom('settlements')
    .select(['settled_on', 'amount_cents', 'bank_transaction_id'])
    .where('administration_id', '=', administrationId)
    .where('open_item_id', '=', openItemId)
    .where('undone_at', 'is', null)
    .orderBy('settled_on')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    date: row.settled_on,
    amountCents: row.amount_cents,
    bankTransactionId: row.bank_transaction_id,
  }))
}

async function messagesOf(db: Db, { administrationId, invoiceId }: InvoiceKey): Promise<Invoice['messages']> {
  const rows = await db
    .selectFrom('sent_messages')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    recipient: row.recipient,
    subject: row.subject,
    queuedAt: toTimestamp(row.queued_at),
    sentAt: toTimestampOrNull(row.sent_at),
    failure: row.failure,
  }))
}
