import { CSV_MARK, csvRow, type CsvValue } from '@klopt/bookkeeping/reports'
import { amsterdamTime, type Column, type Table } from './table.ts'

/** As many rows as make a piece worth writing. */
const ROWS_PER_PIECE = 500

/** A table as CSV for a spreadsheet set to Dutch, in pieces; what a spreadsheet would run as a formula is defused. */
export async function* csvOf<Row>({ columns, rows }: Table<Row>): AsyncGenerator<Buffer> {
  let piece = CSV_MARK + csvRow(columns.map(({ heading }) => heading))
  let count = 0
  for await (const row of rows) {
    piece += csvRow(columns.map((column) => cellOf(column, row)))
    count += 1
    if (count % ROWS_PER_PIECE !== 0) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

function cellOf<Row>(column: Column<Row>, row: Row): CsvValue {
  if (column.kind === 'text' || column.kind === 'date') return column.value(row) ?? '' // zero: an empty cell
  const value = column.value(row)
  if (value === null) return ''
  if (column.kind === 'cents') return { cents: value }
  return column.kind === 'instant' ? amsterdamTime(value) : { decimal: String(value) }
}
