import type { JournalEntryItem, JournalLineItem } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { BookedLine } from './entry-table.ts'

/** With the entry that it stands in. */
interface EntryLine extends JournalLineItem {
  readonly entryId: number
}

/** The lines of so many entries are read at a time. */
const ENTRIES_AT_ONCE = 500

/** The lines of entries, in the order of these and within each in its own. */
export async function* linesOfEntries(
  db: Db,
  administrationId: number,
  entries: AsyncIterable<JournalEntryItem>,
): AsyncGenerator<BookedLine> {
  let waiting: JournalEntryItem[] = []
  for await (const entry of entries) {
    waiting.push(entry)
    if (waiting.length < ENTRIES_AT_ONCE) continue
    yield* await readLines(db, administrationId, waiting)
    waiting = []
  }
  if (waiting.length > 0) yield* await readLines(db, administrationId, waiting)
}

async function readLines(
  db: Db,
  administrationId: number,
  entries: readonly JournalEntryItem[],
): Promise<BookedLine[]> {
  const byEntry = await linesByEntry(db, administrationId, { entries, most: null })
  return entries.flatMap((entry) => (byEntry.get(entry.id) ?? []).map((line) => ({ entry, line })))
}

/** What a screen shows of one entry: the rest of a longer one is read where that stands by itself. */
const MOST_SHOWN = 200

/** Entries of a page with their lines, of each the first. */
export async function withLines(
  db: Db,
  administrationId: number,
  entries: readonly JournalEntryItem[],
): Promise<JournalEntryItem[]> {
  const byEntry = await linesByEntry(db, administrationId, { entries, most: MOST_SHOWN })
  return entries.map((entry) => ({
    ...entry,
    lines: must(byEntry.get(entry.id), 'the lines of an entry').map(({ entryId: _entryId, ...line }) => line),
  }))
}

interface Read {
  readonly entries: readonly JournalEntryItem[]
  /** How many lines of each; null for all. */
  readonly most: number | null
}

async function linesByEntry(
  db: Db,
  administrationId: number,
  { entries, most }: Read,
): Promise<ReadonlyMap<number, readonly EntryLine[]>> {
  const { rows } = await sql<EntryLine>`
    SELECT l.entry_id AS "entryId", a.number AS "accountNumber", a.name AS "accountName",
      l.debit_cents AS "debitCents", l.credit_cents AS "creditCents", l.vat_code AS "vatCode", l.description
    FROM unnest(${entries.map(({ id }) => id)}::bigint[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT * FROM ledger_lines
      WHERE administration_id = ${administrationId} AND entry_id = wanted.id ORDER BY line_number LIMIT ${most}
    ) l
    JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id
    ORDER BY l.entry_id, l.line_number`.execute(db)
  return Map.groupBy(rows, ({ entryId }) => entryId)
}
