import type { RowGroup } from '@klopt/ui'

/** The groups of a list that came in one answer, each with how many rows it has. */
export function countedGroups<Row>(rows: readonly Row[], groupOf: (row: Row) => RowGroup): (row: Row) => RowGroup {
  const counts = Map.groupBy(rows, (row) => groupOf(row).key)
  return (row) => {
    const group = groupOf(row)
    return { ...group, count: counts.get(group.key)?.length }
  }
}
