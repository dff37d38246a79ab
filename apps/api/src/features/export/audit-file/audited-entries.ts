import { must } from '@klopt/bookkeeping/money'
import type { AuditedEntry, AuditedLine } from '@klopt/bookkeeping/reports'
import type { Selectable } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { Schema } from '../../../database/schema.ts'
import { pages } from './pages.ts'
import { sourcesOf, type Sources } from './sources.ts'

type EntryRow = Selectable<Schema['ledger_entries']>
type LineRow = Selectable<Schema['ledger_lines']>

export interface BookYear {
  readonly administrationId: number
  readonly journalId: number
  readonly fiscalYear: number
  /** The numbers of the accounts by their ids. */
  readonly accounts: ReadonlyMap<number, string>
}

/**
 * The entries of a journal in a fiscal year by number, without opening entries: those are the opening balance. What
 * belongs to them is fetched by its keys, a page at a time, and not joined: an export must not depend on statistics.
 */
export async function* auditedEntries(db: Db, book: BookYear): AsyncGenerator<AuditedEntry> {
  const read = (after: number, limit: number) => entriesBehind(db, book, after, limit)
  for await (const entries of pages(read, ({ number }) => number)) {
    const sources = await sourcesOf(db, book.administrationId, entries)
    const lines = Map.groupBy(await linesOf(db, book.administrationId, entries), ({ entry_id: id }) => id)
    for (const entry of entries) yield present(entry, lines.get(entry.id) ?? [], { book, sources })
  }
}

function entriesBehind(
  db: Db,
  { administrationId, journalId, fiscalYear }: BookYear,
  after: number,
  limit: number,
): Promise<EntryRow[]> {
  return db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('journal_id', '=', journalId)
    .where('fiscal_year', '=', fiscalYear)
    .where('source_type', '<>', 'opening')
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
}

function linesOf(db: Db, administrationId: number, entries: readonly EntryRow[]): Promise<LineRow[]> {
  const ids = entries.map(({ id }) => id)
  return db
    .selectFrom('ledger_lines')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('entry_id', 'in', ids)
    .orderBy('entry_id')
    .orderBy('line_number')
    .execute()
}

function present(
  entry: EntryRow,
  lines: readonly LineRow[],
  { book, sources }: { book: BookYear; sources: Sources },
): AuditedEntry {
  const document = sources.document(entry)
  return {
    number: entry.number,
    description: entry.description,
    entryDate: entry.entry_date,
    closesYear: entry.source_type === 'year_close',
    documentDate: entry.document_date,
    vatDate: entry.vat_date,
    documentNumber: document?.number ?? null,
    user: sources.user(entry),
    counterpartyIban: sources.counterpartyIban(entry),
    lines: lines.map((line): AuditedLine => ({
      number: line.line_number,
      account: must(book.accounts.get(line.account_id), 'the account of a line'),
      debitCents: line.debit_cents,
      creditCents: line.credit_cents,
      vatCode: line.vat_code,
      vatKind: line.vat_kind,
      // Turnover and costs of a document are its customer's or supplier's as well.
      contactId: line.contact_id ?? document?.contactId ?? null,
      description: line.description,
      invoiceNumber: document?.number ?? (sources.pays(entry, line.description) ? line.description : null),
    })),
  }
}
