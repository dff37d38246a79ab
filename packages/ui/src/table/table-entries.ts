import type { RowGroup } from './table-types.ts'

/** What stands in the body, one under the other: the head of a group, a row, or the detail of the row above it. */
export interface Entry {
  kind: 'group' | 'row' | 'detail'
  /** Of the row: the first one of the group, the row itself, or the row that is opened. */
  index: number
}

export interface EntryList {
  count: number
  at: (place: number) => Entry
  /** Where a row stands among the entries. */
  placeOf: (index: number) => number
}

interface EntryOptions<Row> {
  rows: readonly Row[]
  groupOf: ((row: Row) => RowGroup) | undefined
  /** The row that is opened; -1 when none is. */
  openIndex: number
}

/** The entries of a table. It walks over all rows only where they have groups. */
export function entriesOf<Row>({ rows, groupOf, openIndex }: EntryOptions<Row>): EntryList {
  const starts = groupOf ? groupStarts(rows, groupOf) : []
  const isOpen = openIndex >= 0 && openIndex < rows.length
  /** How many heads of groups stand before or at a row. */
  const headsUntil = (index: number) => countUntil(starts, index)
  const placeOf = (index: number) => index + headsUntil(index) + (isOpen && index > openIndex ? 1 : 0)

  const at = (place: number): Entry => {
    if (isOpen && place === placeOf(openIndex) + 1) return { kind: 'detail', index: openIndex }
    const bare = isOpen && place > placeOf(openIndex) ? place - 1 : place
    // The head of the group at position g stands at starts[g] + g.
    const heads = countUntilPlace(starts, bare)
    const isHead = heads > 0 && (starts[heads - 1] ?? 0) + heads - 1 === bare
    return isHead ? { kind: 'group', index: starts[heads - 1] ?? 0 } : { kind: 'row', index: bare - heads }
  }
  return { count: rows.length + starts.length + (isOpen ? 1 : 0), at, placeOf }
}

function groupStarts<Row>(rows: readonly Row[], groupOf: (row: Row) => RowGroup): number[] {
  const starts: number[] = []
  let last: string | undefined
  for (const [index, row] of rows.entries()) {
    const { key } = groupOf(row)
    if (key !== last) starts.push(index)
    last = key
  }
  return starts
}

/** How many of the starts are at or before a row. */
const countUntil = (starts: readonly number[], index: number) => search(starts, (start) => start <= index)

/** How many heads stand at or before a place. */
const countUntilPlace = (starts: readonly number[], place: number) =>
  search(starts, (start, position) => start + position <= place)

/** How many at the start of an ordered list pass; those after the first that does not pass none. */
function search(list: readonly number[], passes: (value: number, position: number) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(list[middle] ?? 0, middle)) low = middle + 1
    else high = middle
  }
  return low
}
