import type { TreeItem } from './tree-types.ts'

/** A row that can be seen: an item whose parents are all open. */
export interface TreeRow {
  item: TreeItem
  /** 1 for the first level. */
  level: number
  /** Its place among its siblings, from 1. */
  place: number
  /** How many siblings there are, with itself. */
  siblings: number
  /** The id of what it is within; null at the first level. */
  parentId: string | null
}

/** The rows of a tree from top to bottom, without what is within something closed. */
export function visibleRows(items: readonly TreeItem[], open: ReadonlySet<string>): TreeRow[] {
  const within = (siblings: readonly TreeItem[], level: number, parentId: string | null): TreeRow[] =>
    siblings.flatMap((item, index) => [
      { item, level, place: index + 1, siblings: siblings.length, parentId },
      ...(open.has(item.id) ? within(item.children ?? [], level + 1, item.id) : []),
    ])
  return within(items, 1, null)
}
