import {
  badDebtPosting,
  postponedDebtPosting,
  unpaidVatDay,
  type PostingLine,
  type VatShare,
} from '@klopt/bookkeeping/ledger'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { generalJournal } from '../../books/general-journal.ts'
import { lockOpenItems, type OpenItemRow } from '../../books/lock-open-items.ts'
import { firstOpenDate, postEntry, type PostedEntry } from '../../books/post-entry.ts'
import { settleItem } from '../../books/settle-item.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { bookedTotalsOf } from '../invoices/invoice-totals.ts'
import { loadInvoice, type LoadedInvoice } from '../invoices/load-invoice.ts'

export interface Writer {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

type WrittenOff = ResponseOf<typeof contract.badDebts.writeOff>

/**
 * Gives up what is open of an invoice. Its VAT comes back on the day that was established, at the latest a year after the
 * due date (article 29, second paragraph, Wet OB); where that period was filed its lines are late. On a cash basis there
 * is nothing to take back: the VAT that waited for the payment disappears. Throws `nothing_to_write_off`.
 */
export async function writeOff(
  db: Db,
  writer: Writer,
  invoiceId: number,
  establishedOn: string = writer.today,
): Promise<WrittenOff> {
  const { administrationId, userId, now, today } = writer
  const { invoice, item } = await lockInvoice(db, administrationId, invoiceId)
  if (item.open_cents <= 0) throw new ApiError('nothing_to_write_off')
  if (establishedOn > today || establishedOn < invoice.row.invoice_date) {
    const message = 'Kies een dag vanaf de factuurdatum tot en met vandaag'
    throw new ApiError('invalid_input', { fields: { establishedOn: message } })
  }
  const lastDay = lastVatDay(invoice)
  const vatDate = establishedOn > lastDay ? lastDay : establishedOn
  const amountCents = item.open_cents
  const lines = linesOf(invoice, item.postponed_vat, { fromCents: invoice.row.gross_cents - amountCents, amountCents })
  const entry = await post(db, writer, invoice, { lines, day: establishedOn, vatDate, name: 'Oninbaar' })
  const { settlement } = settlementOf(writer, item, { entry, amountCents, day: establishedOn })
  await settleItem(db, { ...settlement, vatDue: item.postponed_vat })
  await db
    .insertInto('bad_debts')
    .values({
      administration_id: administrationId,
      invoice_id: invoiceId,
      established_on: establishedOn,
      amount_cents: amountCents,
      left_cents: amountCents,
      journal_entry_id: entry.id,
      settling_entry_id: entry.id,
      created_by: userId,
      created_at: now,
    })
    .execute()
  return { journalEntryId: entry.id, amountCents, vatCents: vatOf(lines), vatDate }
}

/** Until when VAT can be taken back: a year after the due date, from which it counts as never paid. */
export const lastVatDay = ({ row }: LoadedInvoice): string => unpaidVatDay(row.due_date)

/** A final invoice with its open item, which nobody changes until the commit. */
export async function lockInvoice(db: Db, administrationId: number, invoiceId: number) {
  const invoice = await loadInvoice(db, { administrationId, invoiceId })
  const [item] = await lockOpenItems(db, administrationId, { invoiceId })
  if (item === undefined) throw new ApiError('nothing_to_write_off')
  return { invoice, item }
}

/** The posting that gives up a part of the gross, from what is paid on. */
export function linesOf(
  invoice: LoadedInvoice,
  waiting: readonly VatShare[] | null,
  { fromCents, amountCents }: { readonly fromCents: number; readonly amountCents: number },
): PostingLine[] {
  const contact = invoice.row.contact_id === null ? {} : { contactId: invoice.row.contact_id }
  if (waiting !== null) return postponedDebtPosting({ waiting, amountCents, ...contact })
  return badDebtPosting({ totals: bookedTotalsOf(invoice), paidCents: fromCents, amountCents, ...contact })
}

/** The VAT of lines that goes to the return: taken back is positive. */
export const vatOf = (lines: readonly PostingLine[]): number =>
  lines
    .filter(({ vatKind }) => vatKind === 'output')
    .reduce((sum, { debitCents, creditCents }) => sum + debitCents - creditCents, 0)

interface Entry {
  readonly lines: readonly PostingLine[]
  readonly day: string
  readonly vatDate: string
  readonly name: string
}

/** Posts in the general journal. */
export async function post(
  db: Db,
  { administrationId, userId, now }: Writer,
  { row }: LoadedInvoice,
  { lines, day, vatDate, name }: Entry,
): Promise<PostedEntry> {
  return postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: await firstOpenDate(db, administrationId, day),
      documentDate: day,
      vatDate,
      description: `${name}: factuur ${row.number}`,
      sourceType: 'general',
      createdBy: userId,
      at: now,
    },
    lines,
  )
}

interface Settled {
  readonly entry: PostedEntry
  readonly amountCents: number
  readonly day: string
}

/** What takes an amount from an item without money. */
export function settlementOf(
  { administrationId, now }: Writer,
  item: Pick<OpenItemRow, 'id' | 'postponed_vat' | 'foreign_amount'>,
  { entry, amountCents, day }: Settled,
) {
  const settlement = {
    administrationId,
    item,
    bankTransactionId: null,
    journalEntryId: entry.id,
    amountCents,
    settledOn: day,
    at: now,
  }
  return { settlement }
}
