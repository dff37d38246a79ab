import type { ColumnMapping, TableSource } from '@klopt/bank-statements'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { toTimestamp } from '../../../kernel/clock.ts'

/** A mapping that is found again by the heads of a file. */
export interface RememberedMapping {
  readonly source: TableSource
  readonly fingerprint: string
  readonly mapping: ColumnMapping
}

/** Every mapping of an administration, as the reader looks them up. */
export async function loadMappings(db: Db, administrationId: number): Promise<RememberedMapping[]> {
  const rows = await select(db, administrationId).execute()
  return rows.map(({ source, fingerprint, columns, date_style, decimal_mark }) => ({
    source,
    fingerprint: fingerprint.toString('hex'),
    mapping: { columns, dateStyle: date_style, decimalMark: decimal_mark },
  }))
}

/** The same for who looks at them, the last one first. */
export async function listMappings(
  db: Db,
  administrationId: number,
): Promise<ResponseOf<typeof contract.bank.importMappings>> {
  const rows = await select(db, administrationId).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    header: row.header,
    columns: row.columns,
    dateStyle: row.date_style,
    decimalMark: row.decimal_mark,
    updatedAt: toTimestamp(row.updated_at),
  }))
}

function select(db: Db, administrationId: number) {
  return db.selectFrom('import_mappings').selectAll().where('administration_id', '=', administrationId)
}
