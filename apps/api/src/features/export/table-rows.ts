import { CSV_MARK, csvRow, type CsvValue } from '@klopt/bookkeeping/reports'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { plainDecimal } from '../../database/plain-decimal.ts'
import type { Viewer } from '../tickets/viewer.ts'
import type { ColumnKind, ExportTable } from '../../kernel/export-table.ts'

const PAGE_SIZE = 2000

/** A table of the books as the pieces of a CSV file; `pageSize` rows are in memory at a time. */
export async function* tableRows(db: Db, viewer: Viewer, table: ExportTable): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_MARK + csvRow(table.columns.map(([header]) => header)))
  const kinds = table.columns.map(([, , kind = 'text']) => kind)
  let after = 0
  for (;;) {
    const rows = await readPage(db, viewer, table, after)
    if (rows.length > 0) yield Buffer.from(rows.map((row) => csvRow(row.slice(1).map(toCsvValue(kinds)))).join(''))
    if (rows.length < PAGE_SIZE) return
    after = Number(rows.at(-1)?.[0])
  }
}

/** Rows as lists of values, the first of which is the row's id. */
async function readPage(
  db: Db,
  { administrationId, userId, seesAll }: Viewer,
  table: ExportTable,
  after: number,
): Promise<unknown[][]> {
  const columns = ['t.id', ...table.columns.map(([, expression]) => expression)]
  const list = columns.map((expression, index) => `${expression} AS c${index}`).join(', ')
  const visible = table.ownedBy === undefined || seesAll ? sql`true` : sql`${sql.raw(table.ownedBy)} = ${userId}`
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${sql.raw(list)} FROM ${sql.raw(table.from)}
    WHERE t.administration_id = ${administrationId} AND t.id > ${after} AND ${sql.raw(table.where ?? 'true')} AND ${visible}
    ORDER BY t.id LIMIT ${PAGE_SIZE}`.execute(db)
  return rows.map((row) => columns.map((_, index) => row[`c${index}`]))
}

const toCsvValue =
  (kinds: readonly ColumnKind[]) =>
  (value: unknown, index: number): CsvValue => {
    if (value === null || value === undefined) return ''
    const kind = kinds[index]
    if (kind === 'cents') return { cents: Number(value) }
    const text = textOf(value)
    return kind === 'decimal' ? { decimal: plainDecimal(text) } : text
  }

/** The driver gives texts and instants; numbers, booleans and what is stored as JSON read the same in JSON. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
