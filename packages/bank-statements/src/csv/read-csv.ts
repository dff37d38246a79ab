import type { BankFileFormat, BankStatement } from '../types.ts'
import { bunq } from './bunq.ts'
import { cellsOf, type Dialect } from './booking.ts'
import { ing } from './ing.ts'
import { knab } from './knab.ts'
import { parseTable } from './parse-table.ts'
import { rabobank } from './rabobank.ts'
import { statementsOf } from './statements.ts'

const DIALECTS: readonly Dialect[] = [ing, rabobank, knab, bunq]

/** Reads a CSV with the header of a bank Klopt knows; null for any other text. */
export function readCsv(text: string): { format: BankFileFormat; statements: BankStatement[] } | null {
  if (!looksLikeBankCsv(text)) return null
  const table = parseTable(text)
  const dialect = table === null ? undefined : DIALECTS.find(({ isFor }) => isFor(table.columns))
  if (table === null || dialect === undefined) return null
  const bookings = table.rows.map((row) => ({
    ...dialect.bookingOf(cellsOf(row, table.columns)),
    fileLine: row.line,
  }))
  return { format: dialect.format, statements: statementsOf(bookings) }
}

/** Keeps other text, such as a program or a letter, from being called a cut-off CSV. */
function looksLikeBankCsv(text: string): boolean {
  return /^(?:KNAB EXPORT|"?(?:Datum|Date|IBAN\/BBAN|Rekeningnummer)"?[;,])/.test(text.trimStart())
}
