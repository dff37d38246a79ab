import { sortOf } from './list-search.ts'

type Value = string | number
/** As the database orders a text: capitals and small letters together, and numbers in it by their size. */
const alphabet = new Intl.Collator('nl', { numeric: true, sensitivity: 'accent' }).compare

/**
 * The rows of a list that comes in one answer, in the order of its address. `values`: what each column that is offered
 * holds; equal rows stay as they came.
 */
export function sortRows<Row, Column extends string>(
  rows: readonly Row[],
  sort: Column | `-${Column}`,
  values: Readonly<Record<Column, (row: Row) => Value>>,
): readonly Row[] {
  const order = sortOf(sort)
  const valueOf = order && values[order.columnId as Column]
  if (!valueOf) return rows
  const sign = order.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(valueOf(a), valueOf(b)))
}

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : alphabet(String(a), String(b))
