import type { Column } from './table-types.ts'

/** How somebody arranged the columns of a table: what its owner keeps, and hands over again. */
export interface ColumnArrangement {
  /** The ids of columns in order. One that is not named stands behind the one it was declared behind. */
  order: readonly string[]
  /** The ids of the columns that stay in sight at the start while the others scroll sideways. */
  pinned: readonly string[]
}

/**
 * The columns as they stand, each with the pin that counts: those pinned at the start, the others, those pinned at the end;
 * within each in the chosen order.
 */
export function arrangedColumns<Row>(
  columns: readonly Column<Row>[],
  arrangement: ColumnArrangement | undefined,
): readonly Column<Row>[] {
  const pinned = orderedColumns(columns, arrangement?.order ?? []).map((column) => withPin(column, arrangement))
  const rank = { start: 0, none: 1, end: 2 } as const
  return pinned.toSorted((a, b) => rank[a.pinned ?? 'none'] - rank[b.pinned ?? 'none'])
}

/** What somebody chose says what is pinned at the start; the end is the owner's. */
function withPin<Row>(column: Column<Row>, arrangement: ColumnArrangement | undefined): Column<Row> {
  if (!arrangement || column.pinned === 'end') return column
  const { pinned, ...rest } = column
  return arrangement.pinned.includes(column.id) ? { ...rest, pinned: 'start' } : pinned ? rest : column
}

function orderedColumns<Row>(columns: readonly Column<Row>[], order: readonly string[]): readonly Column<Row>[] {
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: Column<Row>) => places.get(id) ?? -1
  const ordered = columns.filter(({ id }) => places.has(id)).toSorted((a, b) => placeOf(a) - placeOf(b))
  for (const [index, column] of columns.entries()) {
    if (places.has(column.id)) continue
    const before = columns[index - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column)
  }
  return ordered
}

/** The order in which one column stands at a side of another. Ids of columns that are not shown keep their places. */
export function movedOrder(
  shown: readonly string[],
  kept: readonly string[],
  id: string,
  move: { target: string; side: 'before' | 'after' },
): readonly string[] {
  const all = kept.length > 0 ? mergedOrder(shown, kept) : shown
  const others = all.filter((each) => each !== id)
  const place = others.indexOf(move.target) + (move.side === 'after' ? 1 : 0)
  return others.toSpliced(place, 0, id)
}

/** The shown ids in their order, and behind each the ids that were kept behind it and are not shown now. */
function mergedOrder(shown: readonly string[], kept: readonly string[]): string[] {
  const merged = [...shown]
  for (const [index, id] of kept.entries()) {
    if (merged.includes(id)) continue
    const before = kept[index - 1]
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id)
  }
  return merged
}
