import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { documentsOfEntry } from '../journal-entries/documents/journal-documents.ts'

type Entry = ResponseOf<typeof contract.reports.entry>

/** One journal entry with its lines, and what reverses it or what it reverses. */
export async function showEntry(db: Db, administrationId: number, entryId: number): Promise<Entry> {
  const entry = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_journals as j', (join) =>
      join.onRef('j.id', '=', 'e.journal_id').on('j.administration_id', '=', administrationId),
    )
    .leftJoin('people as u', 'u.id', 'e.created_by')
    .leftJoin('ledger_entries as r', (join) =>
      join.onRef('r.reverses_entry_id', '=', 'e.id').on('r.administration_id', '=', administrationId),
    )
    .selectAll('e')
    .select(['j.name as journal_name', 'j.code as journal_code', 'u.first_name', 'u.last_name', 'r.id as reversed_by'])
    .where('e.administration_id', '=', administrationId)
    .where('e.id', '=', entryId)
    .executeTakeFirst()
  if (!entry) throw new ApiError('not_found')
  return {
    id: entry.id,
    journalName: entry.journal_name,
    journalCode: entry.journal_code,
    number: entry.number,
    date: entry.entry_date,
    documentDate: entry.document_date,
    description: entry.description,
    sourceType: entry.source_type,
    sourceId: entry.source_id,
    reversesEntryId: entry.reverses_entry_id,
    reversedByEntryId: entry.reversed_by,
    createdBy: entry.first_name === null ? null : `${entry.first_name} ${entry.last_name}`,
    createdAt: toTimestamp(entry.created_at),
    documents: await documentsOfEntry(db, administrationId, entryId),
    lines: await linesOf(db, administrationId, entryId),
  }
}

async function linesOf(db: Db, administrationId: number, entryId: number): Promise<Entry['lines']> {
  const rows = await db
    .selectFrom('ledger_lines as l')
    .innerJoin('ledger_accounts as a', (join) =>
      join.onRef('a.id', '=', 'l.account_id').on('a.administration_id', '=', administrationId),
    )
    .leftJoin('trading_partners as c', (join) =>
      join.onRef('c.id', '=', 'l.contact_id').on('c.administration_id', '=', administrationId),
    )
    .selectAll('l')
    .select(['a.number', 'a.name', 'c.name as contact_name'])
    .where('l.administration_id', '=', administrationId)
    .where('l.entry_id', '=', entryId)
    .orderBy('l.line_number')
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    accountNumber: row.number,
    accountName: row.name,
    debitCents: row.debit_cents,
    creditCents: row.credit_cents,
    vatCode: row.vat_code,
    contactName: row.contact_name,
    description: row.description,
  }))
}
