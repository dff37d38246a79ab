import { lineOf, type Booking } from '../csv/booking.ts'
import type { Row } from '../csv/parse-table.ts'
import { truncated } from '../refusal.ts'
import { ibanOrNull } from '../text/iban.ts'
import { squeezeOrNull } from '../text/squeeze.ts'
import { centsIn } from './amounts.ts'
import { currencyIn, directionOf } from './cells.ts'
import { dayIn } from './days.ts'
import type { FoundTable } from './find-table.ts'
import type { CellProblem, ColumnMapping, ColumnRole, PreviewLine } from './types.ts'

/** The rows of a table as a mapping reads them, and what in them it cannot read. */
export interface MappedRows {
  bookings: Booking[]
  problems: CellProblem[]
}

/**
 * Reads each row of a table as the mapping says. Rows without a date before the first and behind the last booking, such
 * as an opening balance or a total, are no bookings.
 * @throws Refusal when the last row was cut off.
 */
export function readMapped(table: FoundTable, mapping: ColumnMapping): MappedRows {
  const rows = bookingRows(table, mapping)
  assertWhole(table, mapping, rows)
  const problems: CellProblem[] = []
  const bookings = rows.flatMap((row) => {
    const cells = new MappedCells(row, table.header, mapping, problems)
    const booking = bookingOf(cells, row)
    return booking === null ? [] : [booking]
  })
  return { bookings, problems }
}

/** The rows of a table that are to be bookings. */
export function bookingRows({ rows, endsOpen }: FoundTable, { columns }: ColumnMapping): readonly Row[] {
  const dateAt = columns.indexOf('date')
  const isTold = ({ cells }: Row) => (cells[dateAt] ?? '') !== '' && cells.filter((cell) => cell !== '').length > 1 // zero: a short row
  const [first, last] = [rows.findIndex(isTold), rows.findLastIndex(isTold)]
  if (first === -1) return []
  // A row that breaks off is not the foot of a table.
  return rows.slice(first, endsOpen ? rows.length : last + 1)
}

/** The last value of a file without a line break behind it may be half: it has to look like all others. */
function assertWhole({ header, endsOpen }: FoundTable, mapping: ColumnMapping, rows: readonly Row[]): void {
  const last = rows.at(-1)
  if (!endsOpen || last === undefined) return
  const at = header.length - 1
  if (last.cells.length < header.length) throw truncated(last.line)
  const role = mapping.columns[at] ?? 'ignore' // zero: a mapping of fewer columns
  const others = rows.slice(0, -1).map(({ cells }) => cells[at] ?? '') // zero: a short row
  const shape = NUMERIC.has(role) ? decimalsIn : role === 'date' ? (text: string) => text.length : null
  const cell = last.cells[at] ?? '' // zero: of such a width it is there
  if (shape === null || cell === '' || last.cells.length > header.length) return
  const isLike = others.every((other) => other === '' || shape(other) === shape(cell))
  if (!isLike || (NUMERIC.has(role) && decimalsIn(cell) === 0)) throw truncated(last.line)
}

const NUMERIC: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'balance'])
const decimalsIn = (text: string) => /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0 // zero: none written

/** Reads the cells of one row by their role, and notes what cannot be read. */
class MappedCells {
  readonly #row: Row
  readonly #header: readonly string[]
  readonly #mapping: ColumnMapping
  readonly #problems: CellProblem[]

  constructor(row: Row, header: readonly string[], mapping: ColumnMapping, problems: CellProblem[]) {
    this.#row = row
    this.#header = header
    this.#mapping = mapping
    this.#problems = problems
    const extra = row.cells.slice(header.length).filter((cell) => cell !== '')
    if (extra.length > 0) this.#note(null, `staat meer dan de kop heeft (“${short(extra[0] ?? '')}”)`) // zero: there is one
  }

  get mark() {
    return this.#mapping.decimalMark
  }

  get dateStyle() {
    return this.#mapping.dateStyle
  }

  /** '' where no column has the role. */
  text(role: ColumnRole): string {
    return this.texts(role)[0] ?? '' // zero: no such column
  }

  texts(role: ColumnRole): string[] {
    return this.#mapping.columns.flatMap((one, at) => (one === role ? [(this.#row.cells[at] ?? '').trim()] : [])) // zero: a short row
  }

  /** What a cell says by `read`; noted as a problem where that is nothing, and then null. */
  read<Value>(role: ColumnRole, read: (text: string) => Value | null, isNo: string): Value | null {
    const text = this.text(role)
    const value = read(text)
    if (value !== null) return value
    if (text === '') this.#say(role, `Op regel ${this.#row.line} is kolom “${short(this.#column(role) ?? '')}” leeg.`) // zero: it has a name
    else this.#note(role, `staat “${short(text)}”, en dat ${isNo}`)
    return null
  }

  problem(role: ColumnRole | null, what: string): null {
    this.#note(role, what)
    return null
  }

  #note(role: ColumnRole | null, what: string): void {
    const column = this.#column(role)
    const where = column === null ? '' : ` in kolom “${short(column)}”`
    this.#say(role, `Op regel ${this.#row.line}${where} ${what}.`)
  }

  #say(role: ColumnRole | null, message: string): void {
    this.#problems.push({ line: this.#row.line, column: this.#column(role), message })
  }

  #column(role: ColumnRole | null): string | null {
    return role === null ? null : (this.#header[this.#mapping.columns.indexOf(role)] ?? null)
  }
}

/** What each cell of a row says by its role; null where it cannot be read. */
function readCells(cells: MappedCells) {
  const date = cells.read('date', (text) => dayIn(text, cells.dateStyle), 'is geen datum in deze notatie')
  const amountCents = amountOf(cells)
  const currency = cells.text('currency') === '' ? 'EUR' : cells.read('currency', currencyIn, 'is geen munt')
  const balanceText = cells.text('balance')
  return {
    date,
    amountCents,
    currency,
    counterpartyName: squeezeOrNull(cells.text('name')),
    counterpartyIban: ibanOrNull(cells.text('iban')),
    description: cells.texts('description').filter(Boolean).join(' '),
    balanceAfterCents:
      balanceText === '' ? null : cells.read('balance', (text) => centsIn(text, cells.mark), IS_NO_AMOUNT),
  }
}

function bookingOf(cells: MappedCells, { line: fileLine }: Row): Booking | null {
  const { date, amountCents, currency, ...told } = readCells(cells)
  if (date === null || amountCents === null || currency === null) return null
  const structuredReference = squeezeOrNull(cells.text('reference'))
  const line = lineOf({ date, amountCents, structuredReference, ...told })
  return { account: cells.text('account'), currency, fileLine, line }
}

/** A row as a mapping reads it, cell by cell: one that cannot be read takes no other with it. */
export function previewRow({ header }: FoundTable, mapping: ColumnMapping, row: Row): PreviewLine {
  const { currency: _, ...told } = readCells(new MappedCells(row, header, mapping, []))
  return { line: row.line, ...told }
}

const IS_NO_AMOUNT = 'is geen bedrag in deze notatie'

function amountOf(cells: MappedCells): number | null {
  const isTold = (role: ColumnRole) => cells.text(role) !== ''
  const cents = (role: ColumnRole) => cells.read(role, (text) => centsIn(text, cells.mark), IS_NO_AMOUNT)
  if (cells.texts('debit').length > 0) {
    if (!isTold('debit') && !isTold('credit')) return cells.problem(null, 'staat geen bedrag')
    const [out, into] = [isTold('debit') ? cents('debit') : 0, isTold('credit') ? cents('credit') : 0]
    if (out === null || into === null) return null
    if (out !== 0 && into !== 0) return cells.problem(null, 'staat zowel een bedrag af als een bedrag bij')
    return into - Math.abs(out)
  }
  const amount = cents('amount')
  if (cells.texts('sign').length === 0 || amount === null) return amount
  const direction = cells.read('sign', directionOf, 'is geen af of bij')
  if (direction === null) return null
  if (amount < 0 && direction === 1) return cells.problem('amount', 'staat een bedrag met een min dat bij zou zijn')
  return amount === 0 ? 0 : Math.abs(amount) * direction
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
