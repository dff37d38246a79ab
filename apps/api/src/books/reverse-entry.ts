import { reversalOf, type PostingLine } from '@klopt/bookkeeping/ledger'
import type { Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'
import { ApiError } from '../kernel/api-error.ts'
import { firstOpenDate, postEntry, type PostedEntry } from './post-entry.ts'

export interface Reversal {
  readonly administrationId: number
  readonly entryId: number
  readonly description: string
  readonly createdBy: number | null
  readonly at: Date
  /** The day on which it counts, when somebody chose one; that of a locked period is then refused. */
  readonly entryDate?: string
}

/**
 * Takes back a posted entry: the same lines with debit and credit swapped, on a day of choice, else on the entry's own
 * date or, when the books are locked then, on the first open day. Each VAT line keeps the VAT date of the one it takes
 * back: of a filed period it is late, and lowers the boxes that were raised there.
 */
export async function reverseEntry(db: Db, reversal: Reversal): Promise<PostedEntry> {
  const { administrationId, entryId } = reversal
  const entry = await db
    .selectFrom('journal_entries')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', entryId)
    .executeTakeFirst()
  if (!entry) throw new ApiError('not_found')
  const lines = await db
    .selectFrom('journal_lines')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('entry_id', '=', entryId)
    .orderBy('line_number')
    .execute()
  const header = {
    administrationId,
    journalId: entry.journal_id,
    entryDate: reversal.entryDate ?? (await firstOpenDate(db, administrationId, entry.entry_date)),
    documentDate: entry.document_date,
    vatDate: entry.vat_date,
    description: reversal.description,
    sourceType: entry.source_type,
    reversesEntryId: entry.id,
    createdBy: reversal.createdBy,
    at: reversal.at,
    ...(entry.source_id !== null && { sourceId: entry.source_id }),
  }
  return postEntry(db, header, reversalOf(lines.map(toPostingLine)))
}

type LineRow = Pick<
  Selectable<Schema['journal_lines']>,
  'account_id' | 'debit_cents' | 'credit_cents' | 'vat_code' | 'vat_kind' | 'vat_date' | 'contact_id' | 'description'
>

function toPostingLine(row: LineRow): PostingLine {
  return {
    account: { id: row.account_id },
    debitCents: row.debit_cents,
    creditCents: row.credit_cents,
    description: row.description,
    vatDate: row.vat_date,
    ...(row.vat_code !== null && { vatCode: row.vat_code }),
    ...(row.vat_kind !== null && { vatKind: row.vat_kind }),
    ...(row.contact_id !== null && { contactId: row.contact_id }),
  }
}
