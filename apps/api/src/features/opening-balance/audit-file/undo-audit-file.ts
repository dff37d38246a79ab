import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { setAccountDeactivated } from '../../../books/change-account.ts'
import { lockAdministration } from '../../../books/lock-administration.ts'
import { readBookLock } from '../../../books/lock-books.ts'
import { currentOpening, openingById, type OpeningBalanceRow } from '../../../books/opening-balances.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { archiveContacts } from '../../contacts/known-contacts.ts'
import { reverseOpening, type Author } from '../reverse-opening.ts'
import { entriesOfFile, findAuditFile, type AuditFileRow } from './audit-file-rows.ts'
import { undoEntries } from './undo-entries.ts'

/**
 * Undoes all that an audit file brought: its bookings and its opening balance are reversed, its accounts go out of use and its contacts into
 * the archive. Throws `audit_file_built_on` once an item was settled, the opening balance replaced, or something else
 * booked on what it made; `audit_file_locked` where its days are locked; `not_found` for one that was not taken over, or was undone.
 */
export async function undoAuditFile(db: Db, author: Author, auditFileId: number): Promise<void> {
  const { administrationId, userId, now } = author
  await lockAdministration(db, administrationId)
  const file = await findAuditFile(db, administrationId, auditFileId)
  if (file.imported_at === null || file.undone_at !== null) throw new ApiError('not_found')
  const opening = await openingOfFile(db, file)
  const stands = opening !== null && opening.reversal_entry_id === null
  const entries = await entriesOfFile(db, administrationId, auditFileId)
  const lastEntryId = entries[0]?.id ?? must(opening, 'what a file brought').journal_entry_id
  const parts = await partsOf(db, administrationId, auditFileId)
  await assertNothingBuilt(db, administrationId, { lastEntryId, removalId: opening?.reversal_entry_id ?? null }, parts)
  const firstDay = stands ? opening.start_date : entries.at(-1)?.entry_date
  if (firstDay !== undefined && (await isLocked(db, administrationId, firstDay)))
    throw new ApiError('audit_file_locked')
  await undoEntries(db, author, entries)
  if (stands) await reverse(db, author, opening)
  for (const accountId of parts.accounts) await setAccountDeactivated(db, administrationId, accountId, now)
  await archiveContacts(db, author, parts.contacts)
  await db
    .updateTable('audit_files')
    .set({ undone_at: now, undone_by: userId })
    .where('administration_id', '=', administrationId)
    .where('id', '=', auditFileId)
    .execute()
}

/** The opening balance that a file brought, also when it was removed since; null where it brought bookings alone. */
async function openingOfFile(db: Db, file: AuditFileRow): Promise<OpeningBalanceRow | null> {
  const { administration_id: administrationId, opening_balance_id: openingId } = file
  if (openingId === null) return null
  const opening = await openingById(db, administrationId, openingId)
  const isReplaced = opening.reversal_entry_id !== null && (await currentOpening(db, administrationId)) !== null
  if (isReplaced) throw new ApiError('audit_file_built_on')
  return opening
}

/** Whether the books of a day are locked. There is none to choose: all is taken back on its own day. */
async function isLocked(db: Db, administrationId: number, day: string): Promise<boolean> {
  const lock = await readBookLock(db, administrationId)
  return lock?.locked_until != null && day <= lock.locked_until
}

async function reverse(db: Db, author: Author, opening: OpeningBalanceRow): Promise<void> {
  try {
    await reverseOpening(db, author, opening)
  } catch (error) {
    if (error instanceof ApiError && error.error === 'opening_settled') throw new ApiError('audit_file_built_on')
    throw error
  }
}

interface Parts {
  readonly accounts: readonly number[]
  readonly contacts: readonly number[]
}

async function partsOf(db: Db, administrationId: number, auditFileId: number): Promise<Parts> {
  const rows = await db
    .selectFrom('audit_file_parts')
    .select(['account_id', 'contact_id'])
    .where('administration_id', '=', administrationId)
    .where('audit_file_id', '=', auditFileId)
    .execute()
  return {
    accounts: rows.flatMap(({ account_id: id }) => id ?? []),
    contacts: rows.flatMap(({ contact_id: id }) => id ?? []),
  }
}

interface OwnEntries {
  /** Of the file. */
  readonly lastEntryId: number
  /** By which its opening balance was removed; null while that stands. */
  readonly removalId: number | null
}

/** What else was booked on what it made, and was not taken back, would lose its account or its contact. */
async function assertNothingBuilt(
  db: Db,
  administrationId: number,
  { lastEntryId, removalId }: OwnEntries,
  { accounts, contacts }: Parts,
): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT FROM ledger_lines l
      JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
      WHERE l.administration_id = ${administrationId} AND l.entry_id > ${lastEntryId} AND l.entry_id IS DISTINCT FROM ${removalId}
        AND (l.account_id = ANY (${[...accounts]}::bigint[]) OR l.contact_id = ANY (${[...contacts]}::bigint[]))
        AND (e.reverses_entry_id IS NULL OR e.reverses_entry_id <= ${lastEntryId})
        AND NOT EXISTS (SELECT FROM ledger_entries r
          WHERE r.administration_id = ${administrationId} AND r.reverses_entry_id = e.id)
    ) AS found`.execute(db)
  if (rows[0]?.found === true) throw new ApiError('audit_file_built_on')
}
