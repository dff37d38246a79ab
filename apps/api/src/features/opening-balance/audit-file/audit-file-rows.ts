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

/** Whether the opening balance that stands came of an audit file. */
export async function standsImported(db: Db, administrationId: number): Promise<boolean> {
  const existing = await currentOpening(db, administrationId)
  if (existing === null) return false
  const row = await db
    .selectFrom('audit_files')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('opening_balance_id', '=', existing.id)
    .executeTakeFirst()
  return row !== undefined
}
