/** What a column of somebody's own table says of a booking. */
export const COLUMN_ROLES = [
  'ignore',
  'date',
  'amount',
  'debit',
  'credit',
  'sign',
  'name',
  'iban',
  'description',
  'reference',
  'balance',
  'currency',
  'account',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** In which order a date is written; `serial` is a number of days, as a spreadsheet counts them. */
export const DATE_STYLES = ['ymd', 'dmy', 'mdy', 'serial'] as const
export type DateStyle = (typeof DATE_STYLES)[number]

/** What stands before the cents. */
export type DecimalMark = ',' | '.'

/** How a table of bookings is to be read. Only `description` may be the role of more than one column. */
export interface ColumnMapping {
  /** A role for each column, in order. */
  columns: readonly ColumnRole[]
  dateStyle: DateStyle
  decimalMark: DecimalMark
}

/** What in a table cannot be read as the mapping says. */
export interface CellProblem {
  /** Line or row of the file, counting from 1; null for the table as a whole. */
  line: number | null
  /** The head of the column; null for a whole row. */
  column: string | null
  /** Dutch: where, what stands there, and why that is nothing. */
  message: string
}

export type TableSource = 'csv' | 'xlsx'

/** A line of the preview, as the mapping reads it. */
export interface PreviewLine {
  line: number
  date: string | null
  amountCents: number | null
  counterpartyName: string | null
  counterpartyIban: string | null
  description: string
  balanceAfterCents: number | null
}

/** A table of bookings of nobody that Klopt knows, and what somebody needs to say what its columns are. */
export interface MappedTable {
  source: TableSource
  /** The heads of the columns; where there are none, what stands in each column of the first row. */
  header: string[]
  hasHeader: boolean
  /** The first rows as they stand in the file. */
  samples: string[][]
  rowCount: number
  mapping: ColumnMapping
  /** Who said so: a mapping that was given or remembered, or one that is only proposed. */
  isProposed: boolean
  /** The first rows as the mapping reads them. */
  preview: PreviewLine[]
  /** The first of the problems, in the order of the file. */
  problems: CellProblem[]
  problemCount: number
}
