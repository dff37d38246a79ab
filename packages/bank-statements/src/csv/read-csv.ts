import type { BankFileFormat, BankStatement } from '../types.ts'
import { bunq } from './bunq.ts'
import { cellsOf, type Dialect, type HeadlessDialect } from './booking.ts'
import { ing, ingSavings } from './ing.ts'
import { knab } from './knab.ts'
import { dateStyleOf } from '../mapping/days.ts'
import type { DateStyle } from '../mapping/types.ts'
import { mollie } from './mollie.ts'
import { n26 } from './n26.ts'
import { paypal } from './paypal.ts'
import { parseTable, type Table } from './parse-table.ts'
import { rabobank, rabobankCard } from './rabobank.ts'
import { revolut } from './revolut.ts'
import { sns } from './sns.ts'
import { statementsOf } from './statements.ts'
import { stripe } from './stripe.ts'
import { sumup } from './sumup.ts'
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
  mollie,
  stripe,
  paypal,
  sumup,
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

function readAs(dialect: Pick<Dialect, 'format' | 'bookingsOf' | 'daysIn'>, table: Table) {
  const style = styleOf(dialect.daysIn ?? [], table)
  const bookings = table.rows.flatMap((row) =>
    dialect.bookingsOf(cellsOf(row, table.columns, style)).map((booked) => ({ ...booked, fileLine: row.line })),
  )
  return { format: dialect.format, statements: statementsOf(bookings) }
}

/** In which order the days of a file are written, where that is not of its maker. */
function styleOf(names: readonly string[], { columns, rows }: Table): DateStyle | null {
  const at = names.map((name) => columns.get(name)).find((place) => place !== undefined)
  return at === undefined ? null : (dateStyleOf(rows.map(({ cells }) => (cells[at] ?? '').trim())) ?? 'dmy') // zero: a short row
}

const FIRST_COLUMNS =
  'Datum|Date|IBAN/BBAN|Rekeningnummer|Tegenrekening IBAN|Booking Date|Type|ID|TransferWise ID|automatic_payout_id|balance_transaction_id|Email|E-Mail'

/** Keeps other text, such as a program or a letter, from being called a cut-off CSV. */
function looksLikeBankCsv(text: string): boolean {
  return new RegExp(`^(?:KNAB EXPORT|"?(?:${FIRST_COLUMNS})"?[;,])`).test(text.trimStart())
}
