import { invoiceStatus, type DocumentTotals } from '@klopt/bookkeeping/documents'
import type { Invoice } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import type { InvoiceSnapshot } from '../../database/schema/invoice-snapshot.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import type { Services } from '../../kernel/services.ts'
import { collectionDayOf } from '../direct-debits/outcomes.ts'
import { bookedTotalsOf, presentTotals, totalsOf } from './invoice-totals.ts'
import { standsOn } from './deposits.ts'
import { presentDeposit } from './show-deposits.ts'
import { loadInvoice, type InvoiceKey, type InvoiceRow, type LoadedInvoice } from './load-invoice.ts'
import { logoOf, readLogo, type LogoFile } from './logo.ts'
import { presentInvoiceView } from './present-invoice-view.ts'

/** What is known of an invoice before the bytes of its logo are read. */
export interface FoundInvoice {
  readonly invoice: Omit<Invoice, 'paper'>
  /** Of a final invoice: what its paper shows. */
  readonly frozen: { readonly snapshot: InvoiceSnapshot; readonly logo: LogoFile | null } | null
}

/** Finds one invoice with its payments and messages. Throws `not_found`. */
export async function findInvoice(db: Db, key: InvoiceKey, today: string): Promise<FoundInvoice> {
  const loaded = await loadInvoice(db, key)
  const snapshot = loaded.row.snapshot
  const logo = snapshot && (await logoOf(db, key.administrationId, snapshot))
  return { invoice: await presentInvoice(db, key, loaded, today), frozen: snapshot && { snapshot, logo } }
}

/** An invoice with its paper, outside of the transaction: the logo is a file. */
export async function withInvoiceView(
  services: Services,
  administrationId: number,
  { invoice, frozen }: FoundInvoice,
): Promise<Invoice> {
  if (frozen === null) return { ...invoice, paper: null }
  const logo = await readLogo(services, administrationId, frozen.logo)
  return { ...invoice, paper: presentInvoiceView(frozen.snapshot, logo) }
}

async function presentInvoice(
  db: Db,
  key: InvoiceKey,
  loaded: LoadedInvoice,
  today: string,
): Promise<FoundInvoice['invoice']> {
  const { row, input, contact } = loaded
  const openItem = await openItemOf(db, key)
  const credits = await creditsOf(db, key)
  const payments = openItem ? await paymentsOf(db, key, openItem.id) : []
  const writeOffs = await writeOffsOf(db, key)
  const openCents = openItem?.open_cents ?? 0 // zero: nothing is owed before it is final
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
        creditedCents: creditedCentsOf(credits),
        writtenOff: await isWrittenOff(db, key),
      },
      today,
    ),
    ...input,
    contactName: frozenBuyerName(row) ?? contact?.name ?? null,
    contactEmailAddress: contact?.email_address ?? null,
    dueDate: row.due_date,
    totals: presentTotals(totalsOf(loaded)),
    inEuros: row.exchange_rate === null ? null : euroSums(bookedTotalsOf(loaded)),
    openCents,
    openForeign: openForeignOf(openItem, payments),
    collectionDate: await collectionDayOf(db, key.administrationId, key.invoiceId),
    creditsInvoiceId: row.credits_invoice_id,
    deposits: loaded.deposits.map(presentDeposit),
    depositStandsOn: row.is_deposit ? await standsOn(db, key.administrationId, key.invoiceId) : null,
    creditedByInvoiceId: credits[0]?.id ?? null,
    credits: credits.map(({ id, number, gross_cents: grossCents, finalised_at: finalisedAt }) => ({
      id,
      number: must(number, 'the number of a final invoice'),
      grossCents,
      finalisedAt: toTimestamp(must(finalisedAt, 'when a final invoice became so')),
    })),
    journalEntryId: row.journal_entry_id,
    payments,
    ...(writeOffs.length > 0 && { writeOffs }),
    messages: await messagesOf(db, key),
    createdAt: toTimestamp(row.created_at),
    finalisedAt: toTimestampOrNull(row.finalised_at),
    sentAt: toTimestampOrNull(row.sent_at),
    viewedAt: toTimestampOrNull(row.viewed_at),
    updatedAt: toTimestamp(row.updated_at),
    version: row.version,
  }
}

const euroSums = ({ netCents, vatCents, grossCents }: DocumentTotals) => ({ netCents, vatCents, grossCents })

/** What is open in its currency; null where it is in euros or nothing is owed. */
function openForeignOf(
  item: { readonly foreign_amount: number | null } | undefined,
  payments: Invoice['payments'],
): number | null {
  if (item === undefined || item.foreign_amount === null) return null
  return payments.reduce(
    (left, { foreignAmount }) => left - must(foreignAmount, 'what it settles'),
    item.foreign_amount,
  )
}

/** Whether some of it is given up. */
async function isWrittenOff(db: Db, { administrationId, invoiceId }: InvoiceKey): Promise<boolean> {
  const row = await db
    .selectFrom('written_off_invoices')
    .select('invoice_id')
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return row !== undefined
}

function openItemOf(db: Db, { administrationId, invoiceId }: InvoiceKey) {
  return db
    .selectFrom('owed_items')
    .select(['id', 'open_cents', 'foreign_amount'])
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
}

/** The final credit invoices of an invoice, oldest first. */
export function creditsOf(db: Db, { administrationId, invoiceId }: InvoiceKey) {
  return db
    .selectFrom('invoices')
    .select(['id', 'number', 'gross_cents', 'foreign_gross', 'finalised_at'])
    .where('administration_id', '=', administrationId)
    .where('credits_invoice_id', '=', invoiceId)
    .where('finalised_at', 'is not', null)
    .orderBy('id')
    .execute()
}

/** What credit invoices come to together: negative, 0 without any. */
export const creditedCentsOf = (credits: readonly { gross_cents: number }[]): number =>
  credits.reduce((sum, credit) => sum + credit.gross_cents, 0)

/** The same in the currency of their invoice. */
export const creditedForeignOf = (credits: readonly { foreign_gross: number | null }[]): number =>
  credits.reduce((sum, credit) => sum + must(credit.foreign_gross, 'the amount of a credit in its currency'), 0)

async function paymentsOf(db: Db, { administrationId }: InvoiceKey, openItemId: number): Promise<Invoice['payments']> {
  const rows = await db
    .selectFrom('item_settlements')
    .select(['settled_on', 'amount_cents', 'bank_transaction_id', 'foreign_amount'])
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
    foreignAmount: row.foreign_amount,
  }))
}

/** What was given up of it, and paid of that after all, the first thing first. */
async function writeOffsOf(db: Db, { administrationId, invoiceId }: InvoiceKey) {
  const rows = await db
    .selectFrom('invoice_write_offs')
    .select(['kind', 'day', 'amount_cents'])
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind, day, amount_cents: amountCents }) => ({ kind, date: day, amountCents }))
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
    ...(row.cc && { cc: row.cc }),
    subject: row.subject,
    state: row.sent_at !== null ? 'sent' : row.failed_at !== null ? 'failed' : 'queued',
    queuedAt: toTimestamp(row.queued_at),
    sentAt: toTimestampOrNull(row.sent_at),
    failure: row.failure,
    nextTryAt: toTimestampOrNull(row.next_try_at),
    bouncedAt: toTimestampOrNull(row.bounced_at),
    bounce: row.bounce,
  }))
}

/** A final invoice names its customer as it did then, whatever the contact is called now. */
function frozenBuyerName({ snapshot }: InvoiceRow): string | null {
  return snapshot?.buyer.name ?? null
}
