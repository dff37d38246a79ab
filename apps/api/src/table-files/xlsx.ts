import { writeXlsxStream, type CellValue } from 'hucre/xlsx'
import { amsterdamTime, type Column, type Table } from './table.ts'

/** A table as the workbook of a spreadsheet, in pieces: rows are pulled as it is read, and none are kept. */
export function xlsxOf<Row>({ name, columns, rows }: Table<Row>): AsyncIterable<Uint8Array> {
  return writeXlsxStream(cells(columns, rows), {
    name: sheetName(name),
    columns: columns.map(({ heading, kind }) => ({ header: heading, width: widths[kind], ...formats[kind] })),
    freezePane: { rows: 1 },
  })
}

async function* cells<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield columns.map((column) => cellOf(column, row))
}

function cellOf<Row>(column: Column<Row>, row: Row): CellValue {
  if (column.kind === 'text') return withoutControls(column.value(row))
  if (column.kind === 'date') return dayOf(column.value(row))
  const value = column.value(row)
  if (value === null) return null
  if (column.kind === 'cents') return value / 100
  return column.kind === 'instant' ? new Date(`${amsterdamTime(value).replace(' ', 'T')}Z`) : value
}

/** A spreadsheet knows days and times without a zone: they are written as if they were UTC. */
const dayOf = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T00:00:00Z`))

/** XML has no way to write these, and a workbook that holds one does not open. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const withoutControls = (text: string | null): string | null => text && text.replaceAll(controls, '')

/** A sheet has a name of 31 characters at most, without what an address in a formula is made of. */
const sheetName = (name: string): string => name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31)

const formats: Record<Column<unknown>['kind'], { numFmt?: string }> = {
  text: {},
  number: {},
  date: { numFmt: 'dd-mm-yyyy' },
  instant: { numFmt: 'dd-mm-yyyy hh:mm' },
  // Shown with the points and commas of whoever opens it.
  cents: { numFmt: '#,##0.00' },
}
/** In characters. */
const widths: Record<Column<unknown>['kind'], number> = { text: 28, number: 12, date: 12, instant: 17, cents: 14 }
