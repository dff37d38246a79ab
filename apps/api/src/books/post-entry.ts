import { assertBalanced, type AccountRef, type PostingLine } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { EntrySource } from '../database/schema/ledger.ts'

export interface EntryHeader {
  readonly administrationId: number
  readonly journalId: number
  /** The day it counts in the books; `firstOpenDate` moves it to the first open day when they are locked. */
  readonly entryDate: string
  /** The document's own date; the entry date when left out. */
  readonly documentDate?: string
  /** The day that decides the VAT period; the entry date when left out. */
  readonly vatDate?: string
  readonly description: string
  readonly sourceType: EntrySource
  readonly sourceId?: number
  readonly reversesEntryId?: number
  readonly createdBy: number | null
  readonly at: Date
}

export interface PostedEntry {
  readonly id: number
  /** Gapless within the journal and its fiscal year. */
  readonly number: number
}

/**
 * Posts a journal entry through `post_entry`, the only writer of the journal. Call it last in a command: the
 * number's row stays locked until the commit. Throws what the database refuses: `entry_unbalanced`,
 * `period_locked`, `not_found` for an account or journal of another administration.
 */
export async function postEntry(db: Db, header: EntryHeader, lines: readonly PostingLine[]): Promise<PostedEntry> {
  assertBalanced(lines)
  const accountIds = await resolveAccounts(db, header.administrationId, lines)
  const posting = postingOf(header, lines, accountIds)
  const { rows } = await sql<{ entry_id: number; entry_number: number }>`
    SELECT entry_id, entry_number FROM post_entry(
      ${JSON.stringify(posting.header)}::jsonb, ${JSON.stringify(posting.lines)}::jsonb, ${header.at})`.execute(db)
  const posted = rows[0]
  if (!posted) throw new Error('post_entry returned nothing')
  return { id: posted.entry_id, number: posted.entry_number }
}

/** The first day from `date` on whose books are open: the date itself, or the day after the lock. */
export async function firstOpenDate(db: Db, administrationId: number, date: string): Promise<string> {
  const { rows } = await sql<{
    day: string
  }>`SELECT first_open_date(${administrationId}, ${date}::date) AS day`.execute(db)
  return rows[0]?.day ?? date
}

/** The account ids of the lines, in their order; system accounts are found by their RGS code. */
export async function resolveAccounts(
  db: Db,
  administrationId: number,
  lines: readonly { account: AccountRef }[],
): Promise<number[]> {
  const codes = [...new Set(lines.flatMap(({ account }) => ('rgs' in account ? [account.rgs] : [])))]
  const byCode = codes.length > 0 ? await systemAccountIds(db, administrationId, codes) : new Map<string, number>()
  return lines.map(({ account }) => {
    if ('id' in account) return account.id
    const id = byCode.get(account.rgs)
    if (id === undefined) throw new Error(`administration ${administrationId} has no account for ${account.rgs}`)
    return id
  })
}

async function systemAccountIds(db: Db, administrationId: number, codes: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['rgs_code', 'id'])
    .where('administration_id', '=', administrationId)
    .where('rgs_code', 'in', codes)
    // Several accounts may share a code (two banks); the lowest number is the system's.
    .orderBy('number', 'desc')
    .execute()
  return new Map(rows.map((row) => [must(row.rgs_code, 'the code of an account that was asked for by it'), row.id]))
}

/** What `post_entry` is given of an entry; `accountIds` in the order of its lines. */
export const postingOf = (header: EntryHeader, lines: readonly PostingLine[], accountIds: readonly number[]) => ({
  header: headerOf(header),
  lines: lines.map((line, index) => lineOf(line, must(accountIds[index], 'the account of a line'))),
})

function headerOf(header: EntryHeader) {
  return {
    journal_id: header.journalId,
    entry_date: header.entryDate,
    document_date: header.documentDate,
    vat_date: header.vatDate,
    description: header.description,
    source_type: header.sourceType,
    source_id: header.sourceId,
    reverses_entry_id: header.reversesEntryId,
    created_by: header.createdBy,
  }
}

function lineOf(line: PostingLine, accountId: number) {
  return {
    account_id: accountId,
    debit_cents: line.debitCents,
    credit_cents: line.creditCents,
    vat_code: line.vatCode,
    vat_kind: line.vatKind,
    contact_id: line.contactId,
    vat_date: line.vatDate,
    description: line.description,
  }
}
