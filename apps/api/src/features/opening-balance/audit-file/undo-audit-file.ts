import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { setAccountDeactivated } from '../../../books/change-account.ts'
import { assertOpenDay } from '../../../books/assert-open-day.ts'
import { lockAdministration } from '../../../books/lock-administration.ts'
import { currentOpening, type OpeningBalanceRow } from '../../../books/opening-balances.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { archiveContacts } from '../../contacts/known-contacts.ts'
import { reverseOpening, type Author } from '../reverse-opening.ts'
import { entriesOfFile, findAuditFile } from './audit-file-rows.ts'
import { undoEntries } from './undo-entries.ts'

/**
 * Undoes all that an audit file brought: its bookings and its opening balance are reversed, its accounts go out of use and its contacts into
 * the archive. Throws `audit_file_built_on` once an item was settled, the opening balance replaced, or something else
 * booked on what it made; `not_found` for one that was not taken over, or was undone.
 */
export async function undoAuditFile(db: Db, author: Author, auditFileId: number): Promise<void> {
  const { administrationId, userId, now } = author
  await lockAdministration(db, administrationId)
  const file = await findAuditFile(db, administrationId, auditFileId)
  if (file.imported_at === null || file.undone_at !== null) throw new ApiError('not_found')
  const current = await currentOpening(db, administrationId)
  const opening = file.opening_balance_id === null ? null : current
  if (file.opening_balance_id !== (opening?.id ?? null)) throw new ApiError('audit_file_built_on')
  const entries = await entriesOfFile(db, administrationId, auditFileId)
  const lastEntryId = entries[0]?.id ?? must(opening, 'what a file brought').journal_entry_id
  const parts = await partsOf(db, administrationId, auditFileId)
  await assertNothingBuilt(db, administrationId, lastEntryId, parts)
  const firstDay = opening?.start_date ?? must(entries.at(-1), 'the first booking').entry_date
  await assertOpenDay(db, administrationId, firstDay, 'startDate')
  await undoEntries(db, author, entries)
  if (opening !== null) await reverse(db, author, opening)
  for (const accountId of parts.accounts) await setAccountDeactivated(db, administrationId, accountId, now)
  await archiveContacts(db, author, parts.contacts)
  await db
    .updateTable('audit_files')
    .set({ undone_at: now, undone_by: userId })
    .where('administration_id', '=', administrationId)
    .where('id', '=', auditFileId)
    .execute()
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

/** What else was booked on what it made would lose its account or its contact. */
async function assertNothingBuilt(
  db: Db,
  administrationId: number,
  lastEntryId: number,
  { accounts, contacts }: Parts,
): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT FROM ledger_lines l WHERE l.administration_id = ${administrationId} AND l.entry_id > ${lastEntryId}
        AND (l.account_id = ANY (${[...accounts]}::bigint[]) OR l.contact_id = ANY (${[...contacts]}::bigint[]))
    ) AS found`.execute(db)
  if (rows[0]?.found === true) throw new ApiError('audit_file_built_on')
}
