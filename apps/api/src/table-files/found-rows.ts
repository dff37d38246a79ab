type Value = string | number
/** As the database orders a text: capitals and small letters together, and numbers in it by their size. */
const alphabet = new Intl.Collator('nl', { numeric: true, sensitivity: 'accent' }).compare

interface Found<Row, Column extends string> {
  readonly search?: string | undefined
  readonly sort: Column | `-${Column}`
  /** What of a row can be searched; without it they were searched before. */
  readonly textsOf?: (row: Row) => readonly (string | null)[]
  /** What each column that can be sorted holds. */
  readonly values: Readonly<Record<Column, (row: Row) => Value>>
}

/**
 * What is left of a list that comes in one answer, in its order, for the file of it: the screen searches and sorts such
 * a list itself, and does it in the same way. Equal rows stay as they came.
 */
export async function* foundRows<Row, Column extends string>(
  rows: readonly Row[],
  { search = '', sort, textsOf, values }: Found<Row, Column>,
): AsyncGenerator<Row> {
  const wanted = search.trim().toLowerCase()
  const isDescending = sort.startsWith('-')
  const valueOf = values[(isDescending ? sort.slice(1) : sort) as Column]
  yield* rows
    .filter((row) => !textsOf || textsOf(row).some((text) => text?.toLowerCase().includes(wanted)))
    .toSorted((a, b) => (isDescending ? -1 : 1) * compare(valueOf(a), valueOf(b)))
}

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : alphabet(String(a), String(b))
