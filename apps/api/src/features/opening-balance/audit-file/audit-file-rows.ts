import type { Selectable } from 'kysely'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import type { Schema } from '../../../database/schema.ts'
import { currentOpening } from '../../../books/opening-balances.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { toTimestamp } from '../../../kernel/clock.ts'

export type AuditFileRow = Selectable<Schema['audit_files']>

/** One audit file. Throws `not_found`. */
export async function findAuditFile(db: Db, administrationId: number, auditFileId: number): Promise<AuditFileRow> {
  const row = await db
    .selectFrom('audit_files')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', auditFileId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row
}

/** Audit files that were uploaded, the newest first. */
export async function listAuditFiles(
  db: Db,
  administrationId: number,
): Promise<ResponseOf<typeof contract.openingBalances.auditFiles>> {
  const rows = await db
    .selectFrom('audit_files')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    fiscalYear: row.fiscal_year,
    createdAt: toTimestamp(row.created_at),
    importedAt: row.imported_at && toTimestamp(row.imported_at),
    undoneAt: row.undone_at && toTimestamp(row.undone_at),
  }))
}

/** What an audit file brings: bookings, and those that closed its year. What closes a year here names no file. */
const OF_FILE = ['audit_file', 'year_close'] as const

/** Whether what an audit file brought still stands: its opening balance, or bookings of its year. */
export async function standsImported(db: Db, administrationId: number): Promise<boolean> {
  const existing = await currentOpening(db, administrationId)
  const row = await db
    .selectFrom('audit_files as f')
    .select('f.id')
    .where('f.administration_id', '=', administrationId)
    .where('f.imported_at', 'is not', null)
    .where('f.undone_at', 'is', null)
    .where(({ or, exists, eb, selectFrom }) =>
      or([
        eb('f.opening_balance_id', '=', existing?.id ?? null),
        exists(
          selectFrom('ledger_entries as e')
            .select('e.id')
            .where('e.administration_id', '=', administrationId)
            .where('e.source_type', 'in', OF_FILE)
            .whereRef('e.source_id', '=', 'f.id'),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** The name of the audit file that brought an opening balance and was not undone; null without one. */
export async function fileOfOpening(db: Db, administrationId: number, openingId: number): Promise<string | null> {
  const row = await db
    .selectFrom('audit_files')
    .select('name')
    .where('administration_id', '=', administrationId)
    .where('opening_balance_id', '=', openingId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return row?.name ?? null
}

/** The bookings that an audit file brought, the newest first. Reversals of them are none of these. */
export function entriesOfFile(
  db: Db,
  administrationId: number,
  auditFileId: number,
): Promise<{ id: number; entry_date: string }[]> {
  return db
    .selectFrom('ledger_entries')
    .select(['id', 'entry_date'])
    .where('administration_id', '=', administrationId)
    .where('source_type', 'in', OF_FILE)
    .where('source_id', '=', auditFileId)
    .where('reverses_entry_id', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}
