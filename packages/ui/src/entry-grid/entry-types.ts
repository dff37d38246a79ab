import type { ReactNode } from 'react'
import type { OptionSource } from '../combobox/use-searched-options.ts'
import type { Option, OptionValue } from '../select/option.ts'

/** What every column has. Columns are constant or memoised: new ones render every line anew. */
interface EntryColumnBase {
  /** Names the column among the others. */
  id: string
  /** Above the column, and the name of its cells: 'Debet'. */
  header: string
  /** As CSS has it: '120px', '20%'. Without it the column shares what is left. */
  width?: string
}

interface Typed<Row, Value> extends EntryColumnBase {
  /** What the cell of a line holds. */
  get(row: Row): Value
  /** The line with another value in its cell; a line is never changed itself. */
  set(row: Row, value: Value): Row
  /** In a cell that is empty: what can be typed. */
  placeholder?: string
}

/** Free text. */
export interface TextEntryColumn<Row> extends Typed<Row, string> {
  /** What its cells are. */
  kind: 'text'
  /** The longest text, in characters. */
  maxLength?: number
}

/** An amount in integer cents, typed as an amount or a sum. */
export interface MoneyEntryColumn<Row> extends Typed<Row, number | null> {
  /** What its cells are. */
  kind: 'money'
  /** The largest amount that can stand there, with either sign, in cents: more is refused as it is typed or pasted. */
  maxCents?: number
  /** What `=` fills in: the cents that are missing at this line, or null where nothing is. */
  difference?(row: Row, rows: readonly Row[]): number | null
}

/** A number that is no amount, as a decimal of the wire. */
export interface NumberEntryColumn<Row> extends Typed<Row, string | null> {
  /** What its cells are. */
  kind: 'number'
  /** What it counts: '%'. */
  unit?: string
  /** How many decimals it may have. Default 4. */
  maxDecimals?: number
}

/** A civil date, `YYYY-MM-DD`. */
export interface DateEntryColumn<Row> extends Typed<Row, string | null> {
  /** What its cells are. */
  kind: 'date'
  /** The civil date that `vandaag` and `5` count from. Default today in Amsterdam. */
  today?: string
}

/** A choice from a short list. */
export interface SelectEntryColumn<Row> extends Typed<Row, OptionValue | null> {
  /** What its cells are. */
  kind: 'select'
  /** What can be chosen, in order. What is pasted is found by its label or value. */
  options: readonly Option[]
}

/** A choice from a long list, by typing a part of it; Tab takes what is lit. */
export interface ComboboxEntryColumn<Row> extends Typed<Row, Option | null>, OptionSource<OptionValue> {
  /** What its cells are. */
  kind: 'combobox'
  /** The one option that pasted text means, or null. Default: among `options`, by label, value or its first word. */
  find?(text: string): Option | null
}

/** What is shown and not typed: what a line comes to. Pasting passes it by. */
export interface ShownEntryColumn<Row> extends EntryColumnBase {
  /** What its cells are. */
  kind: 'shown'
  /** What stands in the cell of a line. */
  show: (row: Row) => ReactNode
}

/** A column that is typed in. */
export type TypedEntryColumn<Row> =
  | TextEntryColumn<Row>
  | MoneyEntryColumn<Row>
  | NumberEntryColumn<Row>
  | DateEntryColumn<Row>
  | SelectEntryColumn<Row>
  | ComboboxEntryColumn<Row>

export type EntryColumn<Row> = TypedEntryColumn<Row> | ShownEntryColumn<Row>

/** What the styles of the grid read of its lines. */
export type OwnProperties = Readonly<Record<`--${string}`, string | number>>

/** Texts of one line by the id of its column. */
export type ByColumn<Value> = Readonly<Partial<Record<string, Value>>>

export interface EntryGridProps<Row> {
  /** Names the grid for a screen reader. */
  label: string
  /** What each line has, in order. Constant or memoised. */
  columns: readonly EntryColumn<Row>[]
  /** The lines. A line that is changed is a new object; the others stay the same ones. */
  rows: readonly Row[]
  /** What tells a line from the others, as long as it exists. */
  rowKey: (row: Row) => string
  /** Called with all lines once one was changed, added or taken away. */
  onChange: (rows: readonly Row[]) => void
  /** Makes an empty line with a key of its own. */
  newRow: () => Row
  /** What is wrong in a line, by the id of the column. Shown as errors of fields are: after leaving the cell. */
  errorsOf?: (row: Row) => ByColumn<string> | undefined
  /** What the machine did in a cell of a line, said under it while it has the focus. */
  tipOf?: (row: Row, columnId: string) => string | undefined
  /** What stands under the columns, by their ids. Without it there is no row of totals. */
  totals?: ByColumn<ReactNode>
  /** The most lines there can be. */
  maxRows?: number
  /** Shows the lines as a table that cannot be typed in. */
  readOnly?: boolean
  /** Beside the button for a line: what else can be done with the lines. */
  actions?: ReactNode
  /** For its place: margins, width. */
  className?: string
}
