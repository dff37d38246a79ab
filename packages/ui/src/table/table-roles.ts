/**
 * The roles of a table, said out loud. As cards its elements are grids and blocks, and that takes
 * the meaning of a table away from them in some browsers.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
  gridCell: { role: 'gridcell' },
} as const
