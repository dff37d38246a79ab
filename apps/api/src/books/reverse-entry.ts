import { reversalOf, type PostingLine } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'
import { ApiError } from '../kernel/api-error.ts'
import { postEntries } from './post-entries.ts'
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
    ...headerOfReversal(entry),
    administrationId,
    entryDate: reversal.entryDate ?? (await firstOpenDate(db, administrationId, entry.entry_date)),
    description: reversal.description,
    createdBy: reversal.createdBy,
    at: reversal.at,
  }
  return postEntry(db, header, reversalOf(lines.map(toPostingLine)))
}

/** Entries are read so many at a time. */
const AT_ONCE = 500

/**
 * Takes many posted entries back, each on its own day, in the order given. Answers the ids of their reversals in the same
 * order. Throws `not_found`.
 */
export async function reverseEntries(
  db: Db,
  { administrationId, description, createdBy, at }: Omit<Reversal, 'entryId' | 'entryDate'>,
  entryIds: readonly number[],
): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < entryIds.length; from += AT_ONCE) {
    const some = entryIds.slice(from, from + AT_ONCE)
    const entries = await db
      .selectFrom('journal_entries')
      .selectAll()
      .where('administration_id', '=', administrationId)
      .where('id', 'in', some)
      .execute()
    const lines = await db
      .selectFrom('journal_lines')
      .selectAll()
      .where('administration_id', '=', administrationId)
      .where('entry_id', 'in', some)
      .orderBy('line_number')
      .execute()
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    const linesOf = Map.groupBy(lines, ({ entry_id: id }) => id)
    const reversals = some.map((id) => {
      const entry = byId.get(id)
      if (!entry) throw new ApiError('not_found')
      const header = { ...headerOfReversal(entry), administrationId, description, createdBy, at }
      return {
        header: { ...header, entryDate: entry.entry_date },
        lines: reversalOf(must(linesOf.get(id), 'the lines of an entry').map(toPostingLine)),
      }
    })
    ids.push(...(await postEntries(db, { administrationId, at }, reversals)))
  }
  return ids
}

/** What a reversal has of the entry that it takes back. */
const headerOfReversal = (entry: Selectable<Schema['journal_entries']>) => ({
  journalId: entry.journal_id,
  documentDate: entry.document_date,
  vatDate: entry.vat_date,
  sourceType: entry.source_type,
  reversesEntryId: entry.id,
  ...(entry.source_id !== null && { sourceId: entry.source_id }),
})

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
