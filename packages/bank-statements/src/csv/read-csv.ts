import type { BankFileFormat, BankStatement } from '../types.ts'
import { bunq } from './bunq.ts'
import { cellsOf, type Dialect, type HeadlessDialect } from './booking.ts'
import { ing, ingSavings } from './ing.ts'
import { knab } from './knab.ts'
import { n26 } from './n26.ts'
import { parseTable, type Table } from './parse-table.ts'
import { rabobank, rabobankCard } from './rabobank.ts'
import { revolut } from './revolut.ts'
import { sns } from './sns.ts'
import { statementsOf } from './statements.ts'
import { triodos } from './triodos.ts'
import { wiseStatement, wiseTransfers } from './wise.ts'

const DIALECTS: readonly Dialect[] = [
  ing,
  ingSavings,
  rabobank,
  rabobankCard,
  knab,
  bunq,
  sns,
  n26,
  revolut,
  wiseTransfers,
  wiseStatement,
]

/** Banks that write no header: how the first row begins decides. */
const HEADLESS: readonly HeadlessDialect[] = [triodos]

/** Reads a CSV as a bank that Klopt knows writes it; null for any other text. */
export function readCsv(text: string): { format: BankFileFormat; statements: BankStatement[] } | null {
  const headless = HEADLESS.find(({ startsWith }) => startsWith.test(text))
  if (headless === undefined && !looksLikeBankCsv(text)) return null
  const table = parseTable(text, headless?.columns)
  if (table === null) return null
  if (headless !== undefined) return readAs(headless, table)
  const dialect = DIALECTS.find(({ isFor }) => isFor(table.columns))
  return dialect === undefined ? null : readAs(dialect, table)
}

function readAs(dialect: Pick<Dialect, 'format' | 'bookingsOf'>, table: Table) {
  const bookings = table.rows.flatMap((row) =>
    dialect.bookingsOf(cellsOf(row, table.columns)).map((booked) => ({ ...booked, fileLine: row.line })),
  )
  return { format: dialect.format, statements: statementsOf(bookings) }
}

const FIRST_COLUMNS = 'Datum|Date|IBAN/BBAN|Rekeningnummer|Tegenrekening IBAN|Booking Date|Type|ID|TransferWise ID'

/** Keeps other text, such as a program or a letter, from being called a cut-off CSV. */
function looksLikeBankCsv(text: string): boolean {
  return new RegExp(`^(?:KNAB EXPORT|"?(?:${FIRST_COLUMNS})"?[;,])`).test(text.trimStart())
}
