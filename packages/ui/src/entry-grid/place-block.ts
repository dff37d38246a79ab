import { todayIn } from '@klopt/validators'
import { normalise } from '../select/typeahead.ts'
import type { Option } from '../select/option.ts'
import { isTooMuch } from './is-too-much.ts'
import type { EntryColumn, EntryGridProps, TypedEntryColumn } from './entry-types.ts'
import { dutchStyles, type Styles } from './styles-of-values.ts'
import { foundKey, type FoundCells } from './found-cells.ts'
import { dutch } from './texts.ts'

export interface BlockPlace {
  /** The first line it goes to, from 0. */
  index: number
  columnId: string
}

export type Lines<Row> = Pick<EntryGridProps<Row>, 'columns' | 'rows' | 'newRow' | 'maxRows'>

/** What is said of a block, and how its cells are read. */
export interface Reading extends Styles {
  texts: typeof dutch
  today: string
  /** What was searched for before, where a column knows its options by searching alone. */
  found?: FoundCells
}

const inDutch = (): Reading => ({ ...dutchStyles, texts: dutch, today: todayIn('Europe/Amsterdam', new Date()) })

/** The lines with a block in them, or all that stands in its way. */
export type PlacedBlock<Row> = { rows: readonly Row[] } | { problems: readonly string[] }

/**
 * Puts a block from a spreadsheet into the lines from a cell on, and makes the lines it needs. All of it, or nothing: each
 * cell that cannot be read is named with its line and column.
 */
export function placeBlock<Row>(
  pasted: readonly string[][],
  at: BlockPlace,
  lines: Lines<Row>,
  reading = inDutch(),
): PlacedBlock<Row> {
  const { texts } = reading
  const { columns, block } = alignBlock(pasted, at, lines)
  const width = Math.max(...block.map(({ length }) => length))
  const first = columns[0]
  if (!first || width > columns.length) {
    return { problems: [texts.tooWide(width, first?.header ?? '', columns.length)] }
  }
  const { maxRows = Infinity } = lines
  if (at.index + block.length > maxRows) return { problems: [texts.tooLong(block.length, maxRows)] }

  const rows = [...lines.rows]
  const problems: string[] = []
  for (const [line, cells] of block.entries()) {
    const index = at.index + line
    const placed = placeRow(rows[index] ?? lines.newRow(), cells, columns, reading)
    for (const { column, text, why } of placed.wrong)
      problems.push(texts.wrong(texts.place(column.header, index + 1), text, why))
    rows[index] = placed.row
  }
  return problems.length > 0 ? { problems } : { rows }
}

/** The columns that a block goes into, and its lines without the names of these. */
export function alignBlock<Row>(pasted: readonly string[][], at: BlockPlace, lines: Pick<Lines<Row>, 'columns'>) {
  const typed = lines.columns.filter(isTyped)
  const columns = typed.slice(typed.findIndex(({ id }) => id === at.columnId))
  return { columns, block: withoutHeads(pasted, columns) }
}

/** Whether the value of another cell, such as an amount on the other side, leaves nothing of this one. */
const isEmptied = <Row>(column: TypedEntryColumn<Row>, before: Row, after: Row): boolean =>
  Boolean(column.get(before)) && !column.get(after)

interface PlacedRow<Row> {
  row: Row
  wrong: { column: TypedEntryColumn<Row>; text: string; why: string }[]
}

/** The cells of one line, of which none may take away what another of them has just put there. */
function placeRow<Row>(
  before: Row,
  cells: readonly string[],
  columns: readonly TypedEntryColumn<Row>[],
  reading: Reading,
): PlacedRow<Row> {
  const placed: PlacedRow<Row> = { row: before, wrong: [] }
  const filled: TypedEntryColumn<Row>[] = []
  for (const [place, text] of cells.entries()) {
    const column = columns[place]
    if (column === undefined) continue
    const read = readCell(placed.row, column, text, reading)
    if ('why' in read) {
      placed.wrong.push({ column, text, why: read.why })
      continue
    }
    const lost = filled.find((other) => isEmptied(other, placed.row, read.row))
    if (!lost) placed.row = read.row
    // 0,00 beside an amount is how a spreadsheet writes nothing.
    else if (column.get(read.row) !== 0) placed.wrong.push({ column, text, why: reading.texts.excludes(lost.header) })
    if (text !== '') filled.push(column)
  }
  return placed
}

export const isTyped = <Row>(column: EntryColumn<Row>): column is TypedEntryColumn<Row> => column.kind !== 'shown'

/** The names of the columns are copied along now and then. */
function withoutHeads<Row>(block: readonly string[][], columns: readonly TypedEntryColumn<Row>[]): readonly string[][] {
  const [first = [], ...rest] = block
  const isHead = first.every((text, place) => normalise(text) === normalise(columns[place]?.header ?? ''))
  return isHead && rest.length > 0 ? rest : block
}

type ReadRow<Row> = { row: Row } | { why: string }

function readCell<Row>(row: Row, column: TypedEntryColumn<Row>, text: string, reading: Reading): ReadRow<Row> {
  const { texts, money, number, date: dates, today, found: searched } = reading
  switch (column.kind) {
    case 'text':
      return { row: column.set(row, text) }
    case 'money': {
      const cents = money.parse(text)
      if (isTooMuch(column, cents)) return { why: texts.isTooMuch(money.show(column.maxCents)) }
      return settle(text, cents, (value) => column.set(row, value), texts.isNoAmount)
    }
    case 'number': {
      const { maxDecimals, unit = '' } = column
      const bare = unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length) : text
      return settle(text, number.parse(bare, maxDecimals), (value) => column.set(row, value), texts.isNoNumber)
    }
    case 'date': {
      const date = dates.parse(text, column.today ?? today)
      return settle(text, date, (value) => column.set(row, value), texts.isNoDate)
    }
    case 'select': {
      const found = findOption(column.options, text)?.value ?? null
      return settle(text, found, (value) => column.set(row, value), texts.isNoChoice)
    }
    case 'combobox': {
      const known = searched?.get(foundKey(column.id, text)) ?? findOption(column.options ?? [], text)
      const found = column.find ? column.find(text) : known
      return settle(text, found, (value) => column.set(row, value), texts.isNoChoice)
    }
  }
}

/** An empty cell empties; what is there and cannot be read is named. */
function settle<Row, Value>(text: string, value: Value | null, set: (value: Value | null) => Row, why: string) {
  if (text === '') return { row: set(null) }
  return value === null ? { why } : { row: set(value) }
}

/** The one option that a text names: by its label or value, or else by the first word of its label, as '4000' does. */
export function findOption(options: readonly Option[], text: string): Option | null {
  const wanted = normalise(text)
  const whole = options.find(({ label, value }) => normalise(label) === wanted || normalise(String(value)) === wanted)
  if (whole) return whole
  const begun = options.filter(({ label }) => normalise(label).startsWith(`${wanted} `))
  return begun.length === 1 ? (begun[0] ?? null) : null
}

/** Where a block goes of whom no cell is known: the first line in which nothing stands, else after the last. */
export function firstRoom<Row>({ rows, columns, newRow }: Lines<Row>): BlockPlace {
  const empty = newRow()
  const index = rows.findIndex((row) => isBlank(row, empty, columns))
  return { index: index < 0 ? rows.length : index, columnId: columns.find(isTyped)?.id ?? '' }
}

/** Whether nothing was typed in a line but what a new one has. */
export const isBlank = <Row>(row: Row, empty: Row, columns: readonly EntryColumn<Row>[]): boolean =>
  columns.filter(isTyped).every((column) => !column.get(row) || column.get(row) === column.get(empty))
